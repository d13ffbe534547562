import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { urlScheme } from '@/app/router/url-scheme';
import { LAST_LOCATION_KEY } from '@/core/constants';
import { lastLocation } from '@/providers/session/last-location';
import { stubBrowser } from '../support/browser';

const PAGE = '/company/list?filter={"q":"acme"}';

beforeEach(() => {
  stubBrowser({ apiBase: 'http://localhost' });
});
afterEach(() => vi.unstubAllGlobals());

it('counts for who kept it, and for nobody else', () => {
  lastLocation.keep(PAGE, urlScheme, 'ada');
  expect(lastLocation.read('ada')).toBe(PAGE);
  expect(lastLocation.read('bea')).toBeNull();
});

it('that was requested while nobody was signed in counts for the next user', () => {
  lastLocation.keep('/company/list', urlScheme, 'ada');
  lastLocation.keep(PAGE, urlScheme, null);
  expect(lastLocation.read('bea')).toBe(PAGE);
});

it('that nobody marked counts for the next user, and the cookie holds the path alone', () => {
  document.cookie = `${LAST_LOCATION_KEY}=${encodeURIComponent('/company/list')}`;
  expect(lastLocation.read('bea')).toBe('/company/list');
  lastLocation.keep(PAGE, urlScheme, 'bea');
  expect(document.cookie).toMatch(`${LAST_LOCATION_KEY}=${encodeURIComponent(PAGE)};`);
  expect(document.cookie).not.toContain('bea');
});

it('is not replaced by what is no page', () => {
  lastLocation.keep(PAGE, urlScheme, 'ada');
  lastLocation.keep('/auth/login', urlScheme, null);
  expect(lastLocation.read('bea')).toBeNull();
});

it('of a tab whose session ended is that of the tab, until it shows a page again', () => {
  lastLocation.leave({ userId: 'ada', location: PAGE });
  lastLocation.keep('/auth/login', urlScheme, 'ada');
  document.cookie = `${LAST_LOCATION_KEY}=${encodeURIComponent('/news/list')}`;
  expect(lastLocation.read('ada')).toBe(PAGE);
  expect(lastLocation.read('bea')).toBe('/news/list');
  lastLocation.keep('/company/list', urlScheme, null);
  expect(lastLocation.read('ada')).toBe('/company/list');
});
