/* What Qt's wheels ask ICU for, without ICU: no encodings but Qt's own, no orders of words and no names of time zones.

Qt may be built without ICU, and does the same as there where these functions answer so. ICU's names end in its version. */

#define JOIN(name, version) name##_##version
#define VERSIONED(name, version) JOIN(name, version)
#define ICU(name) VERSIONED(name, VERSION)

enum { BY_NUMBER = -127, UNSUPPORTED = 16 };

typedef unsigned short letter;

static void *refuse(int *status) {
    *status = UNSUPPORTED;
    return 0;
}

/* Qt changes letters by tables of its own then. */
void *ICU(u_strToLower)(letter *to, int room, const letter *from, int length, const char *language, int *status) {
    return refuse(status);
}

void *ICU(u_strToUpper)(letter *to, int room, const letter *from, int length, const char *language, int *status) {
    return refuse(status);
}

void *ICU(ucal_open)(const letter *zone, int length, const char *language, int kind, int *status) {
    return refuse(status);
}

void *ICU(ucal_getCanonicalTimeZoneID)(const letter *zone, int length, letter *to, int room, char *known, int *status) {
    return refuse(status);
}

void *ICU(ucal_getTimeZoneDisplayName)(const void *zone, int kind, const char *language, letter *to, int room, int *status) {
    return refuse(status);
}

void *ICU(ucnv_open)(const char *encoding, int *status) {
    return refuse(status);
}

void *ICU(ucnv_getStandardName)(const char *encoding, const char *standard, int *status) {
    return refuse(status);
}

/* Qt complains of a failure; without one and without an order it compares letters by their numbers. */
void *ICU(ucol_open)(const char *language, int *status) {
    *status = BY_NUMBER;
    return 0;
}

/* The rest is asked of what was never opened: nothing. */
#define NOTHING(name) void *ICU(name)(void) { return 0; }

NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(ucal_close)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_close)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_reset)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_toUnicode)
NOTHING(ucol_close)
NOTHING(ucol_getSortKey)
NOTHING(ucol_setAttribute)
NOTHING(ucol_strcoll)
