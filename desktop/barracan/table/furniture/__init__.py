"""Everything on the table screen that is not a card: bars, plates, labels, the side panel, the refusal bubble.

All of it stands in the table's scene, is placed with ``set_rect``, coloured with ``set_theme`` and sized with
``set_scale(s, ts)``; parts follow their parent. Items know no session: they show plain values and emit signals.

=================  ==================================================================================================
module             items
=================  ==================================================================================================
buttons            ``ButtonItem``; ``ButtonShowing`` is what a button shows
chips              ``ClauseChip``, ``SegmentsItem`` (tabs, the order of the hand)
top_bar            ``TopBar.show_match``
action_bar         ``ActionBar.show_status``, ``show_buttons``
plates             ``PlateItem.show_plate``, ``set_thinking``; ``plate_size``
name_tag           ``NameTag.show_tag``
labels             ``SlotLabel``, ``Pill``, ``PileCaption``
ladder_labels      ``LadderCaption``, ``BraceLabel``
side_panel         ``SidePanel`` with the pages ``game``, ``tray`` and ``ladder``
bubble             ``RefusalBubble.show_refusal``
words              the words of BarraCan that several of them say
=================  ==================================================================================================
"""
