/** The media query of a window in which the tools of a list have their names beside their icons. */
export const ROOM_FOR_WORDS = '(min-width: 1400px)';
