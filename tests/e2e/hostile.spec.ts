import type { Page } from '@playwright/test';
import { overflowOf, PHONE, WIDE } from './accessibility';
import { expect, test } from './fixtures';
import { makeBouser, makeCompany, newMark } from './records';
import {
  askToDelete,
  button,
  expectPath,
  heading,
  openCold,
  pathOf,
  recordCalls,
  search,
  textField,
} from './screen';

const HOSTILE = [
  '<script>window.broken = 1</script>',
  '<img src=x onerror="window.broken = 1"><b>grassetto</b>',
  'javascript:window.broken=1',
  '%{name} ${7*7} {{7*7}} @@react-admin@@{"message":"x"}',
  'שלום \u202E dlrow olleh \u202C العربية',
  '👩‍👩‍👧‍👦🏳️‍🌈 Z̸̛͎a̵l̶g̷o̴',
  'x'.repeat(9_900),
];

test('whatever a name holds is text, wherever it is shown', async ({ page, as, api }) => {
  test.slow();
  const mark = newMark();
  const made = [];
  for (const [at, text] of HOSTILE.entries()) {
    const own = `${mark}${at}`;
    const name = `${own} ${text}`;
    made.push({
      name,
      company: await makeCompany(api, own, { company_name: name, description: text }),
      bouser: await makeBouser(api, own, { firstname: name, surname: text }),
    });
  }
  await as('admin');
  await watchForHarm(page);

  await openCold(page, '/company/list');
  await search(page, mark);
  const links = page.getByRole('table').getByRole('link').filter({ hasText: mark });
  await expect
    .poll(async () => (await links.allTextContents()).sort())
    .toEqual(made.map(({ name }) => name).sort());
  await expectNoHarm(page);

  for (const { name, company, bouser } of made) {
    await page.setViewportSize(WIDE);
    await page.goto(`./#/company/edit/${company._id}`);
    await expect(heading(page, name)).toBeVisible();
    await expect(textField(page, 'Nome azienda')).toHaveValue(name);
    const way = page.getByRole('navigation', { name: 'Percorso' });
    await expect(way.getByText(name)).toBeVisible();
    await askToDelete(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(`Eliminare ${name}?`);
    await expectNoHarm(page);
    await button(dialog, 'Annulla').click();

    await page.setViewportSize(PHONE);
    await expectShown(page, name);
    await page.goto(`./#/bo-user/edit/${bouser._id}`);
    await expectShown(page, name);
  }
  for (const list of ['company', 'bo-user']) {
    await page.goto(`./#/${list}/list?filter=${JSON.stringify({ q: mark })}`);
    await expectShown(page, mark);
  }
});

test('a link that names a record by what is no id deletes nothing, asks for nothing and is not kept', async ({
  page,
  as,
  api,
}) => {
  const { _id } = await makeCompany(api, newMark());
  await as('admin');
  await openCold(page, '/company/list');
  await expect(heading(page, 'Aziende')).toBeVisible();
  const calls = recordCalls(page);
  for (const address of [
    `/company/edit/${_id}%2Fdelete`,
    `/company/edit/${_id}%3F`,
    '/company/edit/..',
    `/app/list?edit=${_id}%2Fdelete`,
    `/app-user/list?open=..%2Fcompanies%2F${_id}%2Fdelete`,
    `/app/${_id}%2Fdelete/tile/list`,
    `/bo-user/edit/${_id}%2Fdelete/email`,
  ]) {
    await page.goto(`./#${address}`);
    await expect(page.getByText('Record non trovato').first(), address).toBeVisible();
  }
  expect(calls.map(pathOf).filter((path) => /delete|%|\.\.|edit/i.test(path))).toEqual([]);
  await api.get(`api/v1/companies/${_id}`);

  await page.goto('./#/auth');
  await expectPath(page, '/company/list');
});

const expectShown = async (page: Page, text: string) => {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expectNoHarm(page);
  await expect.poll(() => overflowOf(page), text).toBe(0);
};

const watchForHarm = (page: Page) =>
  page.addInitScript(() => {
    window.alert = () => Object.assign(window, { broken: 2 });
  });

const expectNoHarm = async (page: Page) => {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expect(page.locator('main b, main script, main img[src="x"]')).toHaveCount(0);
};
