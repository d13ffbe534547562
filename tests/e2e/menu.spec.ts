import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { alertSaying, expectPath, heading, openCold, unfoldedMenu } from './screen';

const menuOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Menu principale' }).locator('div:has(> div > ul)');

test('an administrator has the daily menu in sight, other groups a click away, and keeps the choice', async ({
  page,
  as,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await as('admin');
  await openCold(page, '/dashboard');
  const menu = menuOf(page);
  const group = (name: string) => menu.getByRole('button', { name, exact: true });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  await expect(link('Vendite')).toBeInViewport({ ratio: 1 });
  await expect(group('Importazioni')).toHaveAttribute('aria-expanded', 'false');
  await expect(group('Configurazione e attività')).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBe(0);
  await expect(link('Aziende')).toBeHidden();
  await page.setViewportSize({ width: 1_024, height: 768 });
  await expect(group('Configurazione e attività')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1_440, height: 900 });

  // As icons, a folded group is one button with a picture, beside which its entries open.
  await page.getByRole('button', { name: 'Comprimi il menu' }).click();
  await expect(group('Configurazione e attività')).toBeInViewport({ ratio: 1 });
  await expect(group('Utenti')).toHaveCount(0);
  await group('Importazioni').click();
  const entries = page.getByRole('dialog', { name: 'Importazioni' });
  await expect(entries.getByRole('link', { name: 'Importa aziende' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(group('Importazioni')).toBeFocused();
  await group('Importazioni').click();
  await entries.getByRole('link', { name: 'Importa sedi' }).click();
  await expectPath(page, '/csv/list/Location');
  await expect(entries).toHaveCount(0);
  await expect(link('Importa sedi')).toHaveAttribute('aria-current', 'page');
  await link('Dashboard').click();
  await expect
    .poll(() => menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBe(0);
  await page.getByRole('button', { name: 'Espandi il menu' }).click();

  await group('Configurazione e attività').click();
  await link('Aziende').click();
  await expectPath(page, '/company/list');
  // The group of the current page has no button: it stays open.
  await expect(group('Configurazione e attività')).toHaveCount(0);
  await link('Dashboard').click();
  await expect(group('Configurazione e attività')).toHaveAttribute('aria-expanded', 'true');
  await group('Utenti').click();
  await page.reload();
  await expect(heading(page, /^Ciao, /)).toBeVisible();
  await expect(link('Aziende')).toBeVisible();
  await expect(link('Gruppi')).toBeHidden();

  await page.goto('./#/group/list');
  await expect(link('Gruppi')).toBeVisible();
  await expect(link('Importa aziende')).toBeHidden();
  await page.goto('./#/csv/list/Company');
  await expect(link('Importa aziende')).toBeVisible();
});

test('no label is cut below the logo where the menu ends with the current page', async ({
  page,
  as,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await as('admin');
  await openCold(page, '/appactivity');
  const menu = menuOf(page);
  await expect.poll(() => menu.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expect
    .poll(() =>
      menu.evaluate((groups) => {
        const edge = groups.getBoundingClientRect().top;
        return [...groups.querySelectorAll('li, button')].flatMap((line) => {
          const { top, bottom } = line.getBoundingClientRect();
          return top < edge - 0.5 && bottom > edge + 0.5 ? [line.textContent] : [];
        });
      }),
    )
    .toEqual([]);
  await expect(menu.getByRole('link', { name: 'Attività dell’app', exact: true })).toBeInViewport({
    ratio: 1,
  });
});

for (const size of [
  { width: 1_440, height: 900 },
  { width: 1_024, height: 768 },
]) {
  test(`alerts cover nothing of the menu at ${size.width} pixels`, async ({
    page,
    as,
    complaints,
  }) => {
    complaints.expect(/status of 422/);
    await page.setViewportSize(size);
    await as('admin');
    const said = 'Il servizio non risponde ancora';
    const json = { errors: [said] };
    await page.route('**/api/v1/categories?*', (route) => route.fulfill({ status: 422, json }));
    await openCold(page, '/category/list');
    const alert = alertSaying(page, 'alert', said);
    await expect(alert).toBeVisible();
    const fold = page.getByRole('button', { name: 'Comprimi il menu' });
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect
      .poll(async () => ((await alert.boundingBox())?.y ?? 0) - (await bottomOf(fold)))
      .toBeGreaterThanOrEqual(0);
    const last = (await unfoldedMenu(page)).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    expect(await bottomOf(last)).toBeLessThan(await bottomOf(fold));
  });
}
