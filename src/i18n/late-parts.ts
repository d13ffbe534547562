/**
 * Parts of the catalogue that are fetched with the code that shows them, by their key. A page's `menu` comes with the
 * console, which names the page before it is opened.
 */
export const LATE_PARTS = [
  'bulk',
  'command_center',
  'deletion',
  'export_file',
  'imports',
  'notices',
  'order',
  'pages.builder',
  'pages.calendar',
  'publication',
  'report',
  'resources.app-user.form',
  'resources.bo-user.email',
  'resources.company-report.cost',
  'resources.company-report.page',
  'resources.group.form',
  'resources.journey.form',
  'resources.journey.leaderboard',
  'resources.location.form',
  'resources.location.map',
  'resources.promotion.change',
  'resources.promotion.inputs',
  'resources.promotion.outcome',
  'resources.promotion.preflight',
  'resources.promotion.review',
  'resources.promotion.simulation',
  'resources.survey.results',
  'resources.target.next_year',
  'resources.target.summary',
  'resources.tile.form',
  'resources.turnover.summary',
  'resources.turnover.trend',
  'resources.user-sale.duplicates',
  'rich_text',
  'saved_views',
  'session',
] as const;

export type LatePart = (typeof LATE_PARTS)[number];
