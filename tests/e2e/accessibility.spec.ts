import type { Locator, Page } from '@playwright/test';
import { PHONE, violationsOf, WIDE } from './axe';
import { expect, store, test, type Api } from './fixtures';
import { makeBouser, makeCompany, makeGroup, newMark } from './records';
import { openCold } from './screen';

type Look = { locale: 'it' | 'en'; theme: 'light' | 'dark' };

/** Every page in either language and theme, each of them once at either width. */
const LOOKS: readonly Look[] = [
  { locale: 'it', theme: 'light' },
  { locale: 'en', theme: 'dark' },
];

for (const look of LOOKS) {
  test(`the pages outside the console have no violation: ${look.locale}, ${look.theme}`, async ({
    page,
  }) => {
    await choose(page, look);
    for (const [address, role] of [
      ['/auth/login', 'form'],
      ['/error/error-v1', 'main'],
    ] as const) {
      await expectNoViolation(page, address, page.getByRole(role));
    }
    await openCold(page, '/auth/login');
    await page.getByRole('form').getByRole('button').last().click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`lists and dashboard have no violation: ${look.locale}, ${look.theme}`, async ({
    page,
    as,
  }) => {
    test.slow();
    await as('admin');
    await choose(page, look);
    await expectNoViolation(page, '/dashboard', page.getByRole('img').first());
    for (const address of ['/company/list', '/bo-user/list', '/group/list', '/app-user/list']) {
      await expectNoViolation(page, address, rows(page));
    }
    await expectNoViolation(page, '/appactivity', rows(page));
    await expectNoViolation(
      page,
      '/company/list?filter={"q":"nobody is called so"}',
      page.getByRole('heading', { level: 2, name: /record/ }),
    );
  });

  test(`forms have no violation: ${look.locale}, ${look.theme}`, async ({ page, as, api }) => {
    test.slow();
    const { company, bouser, group } = await makeRecords(api);
    await as('admin');
    await choose(page, look);
    for (const address of [
      '/company/create',
      `/company/edit/${company}`,
      '/bo-user/create',
      `/bo-user/edit/${bouser}`,
      `/bo-user/edit/${bouser}/email`,
      '/group/create',
      `/group/edit/${group}`,
    ]) {
      await expectNoViolation(page, address, page.getByRole('textbox').first());
    }
    await openCold(page, '/company/create');
    await page.getByRole('button', { name: /^(Salva|Save)$/ }).click();
    await expect(page.getByText(/^(Campo obbligatorio|Required field)$/).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`a page without permission has no violation: ${look.locale}, ${look.theme}`, async ({
    page,
    as,
  }) => {
    await as('agent');
    await choose(page, look);
    await expectNoViolation(
      page,
      '/company/list',
      page.getByRole('heading', { name: /Impossibile|Cannot/ }),
    );
  });
}

/** The splash screen, and the outlines of what is being read; a preview of an empty form keeps its own. */
const STILL_COMING = '[data-splash], [role="status"]:has(.MuiSkeleton-root)';

/** As many rows as the width shows: a table's, or cards. */
const rows = (page: Page) => page.locator('main tbody tr, main ul li').first();

const choose = (page: Page, { locale, theme }: Look) =>
  store(page, {
    'loyalty.preference.locale': JSON.stringify(locale),
    'loyalty.preference.theme': JSON.stringify(theme),
  });

const expectNoViolation = async (page: Page, address: string, ready: Locator) => {
  await page.setViewportSize(WIDE);
  await openCold(page, address);
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await expect(ready).toBeVisible();
    await expect(page.locator(STILL_COMING)).toHaveCount(0);
    expect(await violationsOf(page), `${address} at ${size.width}`).toEqual([]);
  }
};

const makeRecords = async (api: Api) => ({
  company: (await makeCompany(api, newMark()))._id,
  bouser: (await makeBouser(api, newMark()))._id,
  group: (await makeGroup(api, `Gruppo ${newMark()}`))._id,
});
