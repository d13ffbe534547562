import { expect, test } from 'vitest';
import * as constants from '@/core/constants';

/** Section 9 of the specification (sizes of pictures: docs/wire-format.md, 'Values'), retyped by hand. */
test.each([
  ['ALERT_DISMISS_MS', 5000],
  ['SPLASH_HIDE_MS', 1000],
  ['LOGIN_SUBMIT_DELAY_MS', 1000],
  ['PASSWORD_SUBMIT_DELAY_MS', 1000],
  ['REQUEST_TIMEOUT_MS', 30000],
  ['LAST_LOCATION_MINUTES', 120],
  ['STORED_VALUE_EXPIRY_SECONDS', 86400],
  ['DEFAULT_SORT_FIELD', '_id'],
  ['DEFAULT_PAGE', 1],
  ['DEFAULT_PAGE_SIZE', 10],
  ['MAX_PAGE_SIZE', 1000],
  ['DEFAULT_LOCALE', 'it'],
  ['LOCALES', ['it', 'en']],
  ['MIN_PASSWORD_LENGTH', 8],
  ['PASSWORD_SPECIAL_CHARACTERS', '#?!@$%^&*-+._'],
  ['MIN_NAME_LENGTH', 3],
  ['MAX_TEXT_LENGTH', 10000],
  ['MAX_CODE_LENGTH', 32],
  ['MIN_GROUP_CUSTOMERS', 3],
  ['MONTHLY_WINDOW_DAYS', 30],
  ['ACCOUNT_STATUSES', ['active', 'deactivated']],
  ['BOUSER_CSV_FILE', 'bousers.csv'],
  ['APP_ACTIVITY_CSV_FILE', 'app-activity.csv'],
] as [string, unknown][])('%s', (name, value) => {
  expect(new Map<string, unknown>(Object.entries(constants)).get(name)).toEqual(value);
});

test('page sizes begin with the default and stay below the maximum', () => {
  expect(constants.PAGE_SIZES[0]).toBe(10);
  for (const size of constants.PAGE_SIZES) expect(size).toBeLessThanOrEqual(1000);
});

test('sizes of pictures', () => {
  expect(constants.IMAGE_SIZES).toMatchObject({
    logo: { width: 400, height: 120 },
    logo_square: { width: 256, height: 256 },
    header_image: { width: 1200, height: 400 },
  });
  expect(constants.APP_LOGO_SIZE).toEqual({ width: 256, height: 256 });
  expect(constants.TILE_BACKGROUND_SIZE).toEqual({ width: 600, height: 600 });
});

test('the last location is kept under one fixed key', () => {
  expect(constants.LAST_LOCATION_KEY).toMatch(/^[\w.-]+$/);
});
