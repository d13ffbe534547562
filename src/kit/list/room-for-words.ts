/** Media query for a window wide enough to show the names of every list's buttons beside their icons. */
export const ROOM_FOR_WORDS = '(min-width: 1400px)';

/** The same for the tools that only some lists have: before them, the filters get the room. */
export const ROOM_FOR_TOOL_WORDS = '(min-width: 1600px)';
