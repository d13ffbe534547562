import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test, type Api } from './fixtures';
import { makeBoUser, makeCompany, makeGroup, newMark } from './records';
import { button, heading, openCold } from './screen';

test('lists are accessible', async ({ page, as }) => {
  test.slow();
  await as('admin');
  for (const address of ['/bo-user/list', '/appactivity']) {
    await expectAccessibleAt(page, address, rows(page));
  }
  await expectAccessibleAt(
    page,
    '/company/list?filter={"q":"nobody is called so"}',
    page.getByRole('heading', { level: 2, name: /^Nessun risultato/ }),
  );
});

test('forms are accessible', async ({ page, as, api }) => {
  test.slow();
  const { company, bouser, group } = await makeRecords(api);
  await as('admin');
  for (const address of [
    `/company/edit/${company}`,
    `/bo-user/edit/${bouser}`,
    `/group/edit/${group}`,
  ]) {
    await expectAccessibleAt(page, address, page.getByRole('textbox').first());
  }
  await openCold(page, '/company/create');
  await button(page, 'Salva').click();
  await expect(page.getByText('Campo obbligatorio').first()).toBeVisible();
  await expectAccessible(page, 'a refused form');
});

test('a page without permission is accessible', async ({ page, as }) => {
  await as('agent');
  await expectAccessibleAt(
    page,
    '/company/list',
    heading(page, 'Impossibile Visitare Questa Pagina'),
  );
});

/** As many rows as the width shows: a table's, or cards. */
const rows = (page: Page) => page.locator('main tbody tr, main ul li').first();

const expectAccessibleAt = async (page: Page, address: string, ready: Locator) => {
  await openCold(page, address);
  await expect(ready).toBeVisible();
  await expectAccessible(page, address);
};

const makeRecords = async (api: Api) => ({
  company: (await makeCompany(api, newMark()))._id,
  bouser: (await makeBoUser(api, newMark()))._id,
  group: (await makeGroup(api, `Gruppo ${newMark()}`))._id,
});
