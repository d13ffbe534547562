import axe from 'axe-core';
import type { Page, ViewportSize } from '@playwright/test';
import { badNamesOf } from './accessible-names';
import { expect, store } from './fixtures';

/** The screens a page is looked at on: a large one, a phone. */
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export const LOCALES = ['it', 'en'] as const;

type Locale = (typeof LOCALES)[number];
type Theme = 'light' | 'dark';

/** The language the console opens in. */
export const speak = (page: Page, locale: Locale): Promise<void> =>
  store(page, { 'loyalty.preference.locale': JSON.stringify(locale) });

/**
 * The page in its current state breaks no rule of axe and is no wider than the screen: on a large screen and on a
 * phone, in the light and in the dark.
 */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  // Nothing is on its way from one colour to the other while it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectLight = async (size: ViewportSize) => {
    await expectFittingAt(page, size, `${what}, ${size.width}`);
    await expectNoViolation(page, `${what}, light, ${size.width}`);
  };
  const expectDark = async (size: ViewportSize) => {
    await expectFittingAt(page, size, `${what}, dark, ${size.width}`);
    await expect(page.locator(STILL_COMING)).toHaveCount(0);
    expect(await violationsOf(page, COLOURS), `${what}, dark, ${size.width}`).toEqual([]);
  };
  // In this order each of both themes is put on once: it draws the whole page again.
  await wear(page, 'light');
  await expectLight(WIDE);
  await expectLight(PHONE);
  await wear(page, 'dark');
  await expectDark(PHONE);
  await expectDark(WIDE);
  await wear(page, 'light');
};

/** The rules of axe that a theme can break: it changes colours alone. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * The same of a page whose markup another one has shown accessible (in another language, with other words): that
 * it is no wider than the screen.
 */
export const expectFitting = async (page: Page, what: string): Promise<void> => {
  for (const size of [PHONE, WIDE]) await expectFittingAt(page, size, `${what}, ${size.width}`);
};

export const expectFittingAt = async (
  page: Page,
  size: ViewportSize,
  what: string,
): Promise<void> => {
  await page.setViewportSize(size);
  await expect(async () => {
    await readMediaQueriesAgain(page);
    expect(await overflowOf(page), what).toBe(0);
  }).toPass();
};

/**
 * A busy Chromium whose size is emulated keeps the rules of the size before now and then, although
 * `matchMedia` knows the new one; a style sheet that was off is read anew.
 */
export const readMediaQueriesAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      sheet.disabled = true;
      sheet.disabled = false;
    }
  });

/**
 * The page in its current state, at any width and in any theme, breaks no rule of axe, names its parts well and refers
 * to nothing that is not there.
 */
export const expectNoViolation = async (page: Page, what: string): Promise<void> => {
  await expect(page.locator(STILL_COMING)).toHaveCount(0);
  expect(await violationsOf(page), what).toEqual([]);
  expect(await badNamesOf(page), what).toEqual([]);
  expect(await danglingReferencesOf(page), what).toEqual([]);
};

/** By how many pixels the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The splash screen, and the outlines of what is being read; a preview of an empty form keeps its own. */
export const STILL_COMING =
  '[data-splash], [data-page-loading], [role="progressbar"]:has(.MuiSkeleton-root), .MuiSkeleton-root[role="progressbar"], [aria-busy="true"]:has(.MuiSkeleton-root)';

/** Changes the theme as another tab would: in place, whatever is open. */
const wear = async (page: Page, theme: Theme) => {
  await page.evaluate((newValue) => {
    const key = 'loyalty.preference.theme';
    window.localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, JSON.stringify(theme));
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
};

/** Each rule of axe, or of `rules` alone, that the page breaks, then the places that break it. */
const violationsOf = async (page: Page, rules?: string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    // Menus and lists of choices are no part of the page, like dialogs: docs/decisions.md.
    const regionMatcher =
      'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], svg';
    axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
    const runOnly = only && { type: 'rule' as const, values: only };
    // Only what is broken is described: describing what is not takes most of a check's time.
    const { violations } = await axe.run({ resultTypes: ['violations'], runOnly });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, target }) => `${String(target)} ${html.slice(0, 160)}`).join(' | ')}`,
    );
  }, rules);
};

/**
 * The attributes that name an element which is not there: axe takes one of several for enough, and any `aria-controls`.
 */
const danglingReferencesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['aria-controls', 'aria-describedby', 'aria-labelledby'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => id !== '' && document.getElementById(id) === null)
          .map((id) => `${name}="${id}": ${element.outerHTML.slice(0, 160)}`),
      ),
    ),
  );
