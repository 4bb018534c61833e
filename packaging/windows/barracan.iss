; Inno Setup 6: ISCC /DVersion=0.1.0 /DId=app.barracan.BarraCan packaging\windows\barracan.iss
; Takes the program's folder that packaging/make/frozen.py has written into dist, and the icon of packaging/make/icons.py.

#ifndef Version
  #error Name the version: /DVersion=0.1.0
#endif
#ifndef Id
  #error Name the id in [tool.barracan]: /DId=...
#endif

[Setup]
AppId={#Id}
AppName=BarraCan
AppVersion={#Version}
AppPublisher=The BarraCan developers
DefaultDirName={autopf}\BarraCan
DefaultGroupName=BarraCan
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
Compression=lzma2/max
SolidCompression=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\dist\barracan.ico
UninstallDisplayIcon={app}\barracan.exe
OutputDir=..\..\dist
OutputBaseFilename=barracan-{#Version}-windows-x64
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "pt"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[Files]
Source: "..\..\dist\barracan\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\BarraCan"; Filename: "{app}\barracan.exe"; AppUserModelID: "{#Id}"
Name: "{autodesktop}\BarraCan"; Filename: "{app}\barracan.exe"; AppUserModelID: "{#Id}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.jsonl\OpenWithProgids"; ValueType: string; ValueName: "{#Id}.record"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#Id}.record"; ValueType: string; ValueName: ""; ValueData: "Record of a card game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Id}.record\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\barracan.exe,0"
Root: HKA; Subkey: "Software\Classes\{#Id}.record\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\barracan.exe"" ""%1"""

[Run]
Filename: "{app}\barracan.exe"; Description: "{cm:LaunchProgram,BarraCan}"; Flags: nowait postinstall skipifsilent
