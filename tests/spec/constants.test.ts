import { expect, test } from 'vitest';
import * as constants from '@/core/constants';
import { pictureSize } from '@/core/schema/image';
import { appActivity } from '@/resources/app-activity/app-activity.definition';
import { schema as appSchema } from '@/resources/app/app.schema';
import { boUser } from '@/resources/bo-user/bo-user.definition';
import { schema as companySchema } from '@/resources/company/company.schema';
import { MIN_GROUP_CUSTOMERS } from '@/resources/group/group.schema';
import { schema as tileSchema } from '@/resources/tile/tile.schema';

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
  ['MONTHLY_WINDOW_DAYS', 30],
  ['ACCOUNT_STATUSES', ['active', 'deactivated']],
] as [string, unknown][])('%s', (name, value) => {
  expect(new Map<string, unknown>(Object.entries(constants)).get(name)).toEqual(value);
});

test('page sizes begin with the default and stay below the maximum', () => {
  expect(constants.PAGE_SIZES[0]).toBe(10);
  for (const size of constants.PAGE_SIZES) expect(size).toBeLessThanOrEqual(1000);
});

test.each([
  ['a company', companySchema, 'logo', { width: 400, height: 120 }],
  ['a company', companySchema, 'logo_square', { width: 256, height: 256 }],
  ['a company', companySchema, 'header_image', { width: 1200, height: 400 }],
  ['an app', appSchema, 'logo', { width: 256, height: 256 }],
  ['a tile', tileSchema, 'background_image', { width: 600, height: 600 }],
])('the size of a picture of %s', (_, schema, field, size) => {
  expect(pictureSize(schema, field)).toEqual(size);
});

test('a group has three customers at least', () => {
  expect(MIN_GROUP_CUSTOMERS).toBe(3);
});

test('the files the server makes have their names', () => {
  expect(boUser.endpoint.calls.download.fileName).toBe('bousers.csv');
  expect(appActivity.endpoint.calls.download.fileName).toBe('app-activity.csv');
});

test('the last location is kept under one fixed key', () => {
  expect(constants.LAST_LOCATION_KEY).toMatch(/^[\w.-]+$/);
});
