/** Media query for a window wide enough to show the names of every list's buttons beside their icons. */
export const ROOM_FOR_WORDS = '(min-width: 1400px)';

/**
 * Media query for a window wide enough to show the names of the tools that only some lists have: the filters get the
 * room before them.
 */
export const ROOM_FOR_TOOL_WORDS = '(min-width: 1600px)';
