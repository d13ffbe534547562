/** Media query for a window wide enough to show names beside the icons of the buttons that every list has. */
export const ROOM_FOR_WORDS = '(min-width: 1400px)';

/**
 * Media query for a window wide enough to show names beside the icons of tools that only some lists have. In narrower
 * windows the filters get that room.
 */
export const ROOM_FOR_TOOL_WORDS = '(min-width: 1600px)';
