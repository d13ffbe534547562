/**
 * The sections of the app, in the order they are offered: the target of a tile or a push (docs/wire-format.md, section
 * 4).
 */
export const APP_SECTIONS = [
  'news',
  'luigi',
  'survey',
  'promotion',
  'journey',
  'target',
  'turnover',
  'locations',
  'contacts',
  'profile',
] as const;
