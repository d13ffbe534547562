import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeBouser, makeCompany, newMark } from './records';
import { button, heading, openCold, search } from './screen';

const HOSTILE: readonly [string, string][] = [
  ['a script', '<script>window.broken = 1</script>'],
  ['markup that runs', '<img src=x onerror="window.broken = 1"><b>grassetto</b>'],
  ['an address that runs', 'javascript:window.broken=1'],
  ['templates', '%{name} ${7*7} {{7*7}} @@react-admin@@{"message":"x"}'],
  ['right to left', 'שלום \u202E dlrow olleh \u202C العربية'],
  ['emoji and marks', '👩‍👩‍👧‍👦🏳️‍🌈 Z̸̛͎a̵l̶g̷o̴'],
  ['a word without end', 'x'.repeat(9_900)],
];

for (const [name, text] of HOSTILE) {
  test(`${name} in a name is text wherever it is shown`, async ({ page, as, api }) => {
    const mark = newMark();
    const companyName = `${mark} ${text}`;
    const { _id } = await makeCompany(api, mark, { company_name: companyName, description: text });
    const bouser = await makeBouser(api, mark, { firstname: `${mark} ${text}`, surname: text });
    await as('admin');
    await watchForHarm(page);

    await openCold(page, '/company/list');
    await search(page, mark);
    const link = page.getByRole('link').filter({ hasText: mark });
    await expect(link).toHaveText(companyName);
    await expectNoHarm(page);
    await link.click();

    await expect(heading(page, companyName)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nome azienda' })).toHaveValue(companyName);
    const way = page.getByRole('navigation', { name: 'Percorso' });
    await expect(way.getByText(companyName)).toBeVisible();
    await button(page, 'Elimina').click();
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(
      `Eliminare ${companyName}?`,
    );
    await expectNoHarm(page);

    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of [
      `/company/list?filter=${JSON.stringify({ q: mark })}`,
      `/company/edit/${_id}`,
      `/bo-user/list?filter=${JSON.stringify({ q: mark })}`,
      `/bo-user/edit/${bouser._id}`,
    ]) {
      await openCold(page, address);
      await expect(page.getByRole('main').getByText(mark).first()).toBeVisible();
      await expectNoHarm(page);
      expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
    }
  });
}

const watchForHarm = (page: Page) =>
  page.addInitScript(() => {
    window.alert = () => Object.assign(window, { broken: 2 });
  });

const expectNoHarm = async (page: Page) => {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expect(page.locator('main b, main script, main img[src="x"]')).toHaveCount(0);
};

/** By how many pixels the page is wider than the screen. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
