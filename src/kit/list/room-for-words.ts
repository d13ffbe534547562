/** Media query for a window wide enough to show the names of a list's tools beside their icons. */
export const ROOM_FOR_WORDS = '(min-width: 1400px)';
