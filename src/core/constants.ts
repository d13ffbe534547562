/**
 * Business constants and limits.
 *
 * Source: specification, section 9. Durations are in milliseconds unless the name says otherwise.
 */
export const ALERT_DISMISS_MS = 5_000;
export const SPLASH_HIDE_MS = 1_000;
export const LOGIN_SUBMIT_DELAY_MS = 1_000;
export const PASSWORD_SUBMIT_DELAY_MS = 1_000;
export const REQUEST_TIMEOUT_MS = 30_000;

/** The specification gives the bare value 120; the unit chosen here is minutes. */
export const LAST_LOCATION_MINUTES = 120;
export const LAST_LOCATION_KEY = 'loyalty.last-location';
export const STORED_VALUE_EXPIRY_SECONDS = 86_400;
/** How long before the end of the session the console shows a notice. */
export const SESSION_NOTICE_SECONDS = 600;

export const DEFAULT_SORT_FIELD = '_id';
export const DEFAULT_PAGE = 1;
export const DEFAULT_PAGE_SIZE = 10;
export const PAGE_SIZES = [10, 25, 50, 100];
export const MAX_PAGE_SIZE = 1_000;
/** Maximum pages read, of the largest size, where no call returns a count. */
export const MAX_PAGES_READ = 20;
/** Maximum pages read to find a record that no call returns by id. */
export const MAX_PAGES_SEARCHED = 100;
/** Maximum pages of an exported file. */
export const MAX_PAGES_EXPORTED = 1_000;
/** Maximum records read, of {@link MAX_PAGES_READ} pages. */
export const MAX_RECORDS_READ = MAX_PAGES_READ * MAX_PAGE_SIZE;
/** Maximum records of a list whose children are counted, each by a call of its own. */
export const MAX_PARENTS_COUNTED = 200;
/** How long pages that were read to count records stay fresh. */
export const PAGES_STALE_MS = 5 * 60 * 1000;

export const DEFAULT_LOCALE = 'it';
export const LOCALES = ['it', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export type ThemeMode = 'light' | 'dark';
/** The languages by their own names. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { it: 'Italiano', en: 'English' };

export const MIN_PASSWORD_LENGTH = 8;
export const PASSWORD_SPECIAL_CHARACTERS = '#?!@$%^&*-+._';
export const MIN_NAME_LENGTH = 3;
export const MAX_TEXT_LENGTH = 10_000;
/** Length of the HTML, tags included. */
export const MAX_RICH_TEXT_LENGTH = 100_000;
/** Characters shown of a text on a line of its own: a cell, a chip, a heading, an option, a hit. */
export const LINE_LENGTH = 300;
/** Characters shown of a text in a tooltip or a preview. */
export const SCREENFUL_LENGTH = 2_000;
export const MAX_CODE_LENGTH = 32;
/** A customer without an access for this many days counts as dormant. */
export const DORMANT_DAYS = 90;
/** Up to this many days away, a date is shown relative to today; beyond, the date itself says more. */
export const MAX_AGE_DAYS = 30;
/** Accesses counted as 'in the last 30 days'. */
export const MONTHLY_WINDOW_DAYS = 30;

/** The statuses of an account, a back-office user's or a customer's (docs/wire-format.md, section 4). */
export const ACCOUNT_STATUSES = ['active', 'deactivated'] as const;

/** Required size in pixels of the picture of a promotion, a gift, a journey and a news item. */
export const PICTURE_SIZE = { width: 1200, height: 675 } as const;
