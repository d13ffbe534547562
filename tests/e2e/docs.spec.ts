import type { Locator, Page } from '@playwright/test';
import { docs } from '@/pages/docs/docs.page';
import { messages } from '@/pages/docs/docs.messages';
import {
  expectAccessible,
  expectFitting,
  expectFittingAt,
  expectNoViolation,
  LOCALES,
  PHONE,
  speak,
  WIDE,
} from './accessibility';
import { badNamesOf } from './accessible-names';
import { expect, test } from './fixtures';
import { button, expectAddress, heading, openCold } from './screen';

/** The embedded documentation: specification, section 2 'Docs'. */
const pagesNav = (page: Page) =>
  page.getByRole('navigation', { name: /^(Documentazione|Documentation)$/ });
const contents = (page: Page) =>
  page.getByRole('navigation', { name: /^(In questa pagina|On this page)$/ });
const section = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const search = (page: Page) => page.getByRole('combobox', { name: 'Cerca nella documentazione…' });

const read = (page: Page, name: keyof typeof messages.it.page, locale: 'it' | 'en' = 'it') =>
  expect(heading(page, messages[locale].page[name])).toBeVisible();

const expectOnTop = (target: Locator) =>
  expect
    .poll(async () => Math.round((await target.boundingBox())?.y ?? -1))
    .toBeLessThanOrEqual(120);

test('an agent finds it in the account menu and reads from page to page', async ({ page, as }) => {
  await as('agent');
  await openCold(page, '/app-user/list');
  await page.getByRole('button', { name: /^Account di / }).click();
  await page.getByRole('link', { name: 'Documentazione' }).click();
  await expectAddress(page, '/docs/everyday-work');
  await read(page, 'everyday-work');
  await expect(page).toHaveTitle(/^Lavorare con la console · /);

  await pagesNav(page).getByRole('link', { name: 'Backend di prova' }).click();
  await expectAddress(page, '/docs/mock-backend');
  await read(page, 'mock-backend');
  await expect(pagesNav(page).getByRole('link', { name: 'Backend di prova' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(
    page
      .getByRole('navigation', { name: 'Percorso di navigazione' })
      .locator('[aria-current="page"]'),
  ).toHaveText('Backend di prova');

  const others = page.getByRole('navigation', { name: 'Altre pagine' });
  await others.getByRole('link', { name: /Successiva/ }).click();
  await expectAddress(page, '/docs/create-a-page');
  await read(page, 'create-a-page');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await others.getByRole('link', { name: /Precedente/ }).click();
  await read(page, 'mock-backend');

  // A link in the text, into a section of another page.
  await page.getByRole('article').getByRole('link', { name: 'Ruoli e permessi' }).click();
  await read(page, 'use-rbac');
  await expectOnTop(section(page, 'Il backend ricontrolla'));
  await page.goBack();
  await read(page, 'mock-backend');
});

test('sections have addresses, and the contents follow the reader', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/docs/use-rbac');
  await contents(page).getByRole('link', { name: 'Proteggere un pulsante' }).click();
  await expectAddress(page, '/docs/use-rbac?section=proteggere-un-pulsante');
  await expectOnTop(section(page, 'Proteggere un pulsante'));
  await expect(contents(page).locator('[aria-current="location"]')).toHaveText(
    'Proteggere un pulsante',
  );
  await expect(section(page, 'Proteggere un pulsante')).toBeFocused();

  await section(page, 'Permessi').evaluate((element) => element.scrollIntoView());
  await expect(contents(page).locator('[aria-current="location"]')).toHaveText('Permessi');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(contents(page).locator('[aria-current="location"]')).toHaveText(
    'Cambiare un permesso',
  );

  const anchor = page.getByRole('link', { name: 'Link alla sezione «Permessi»' });
  await expect(anchor).toHaveAttribute('href', '#/docs/use-rbac?section=permessi');
  await openCold(page, '/docs/use-rbac?section=permessi');
  await expectOnTop(section(page, 'Permessi'));
  // A reader of English has copied this address.
  await openCold(page, '/docs/use-rbac?section=guard-a-button');
  await expectOnTop(section(page, 'Proteggere un pulsante'));
});

test('the language changes in place', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/docs/deployment?section=nginx');
  await expectOnTop(section(page, 'nginx'));
  await button(page, 'English (EN)').click();
  await read(page, 'deployment', 'en');
  await expectAddress(page, '/docs/deployment?section=nginx');
  await expect(section(page, 'nginx')).toBeInViewport();
  await expect(contents(page).getByRole('link', { name: 'Security headers' })).toBeVisible();
  await expect(pagesNav(page).getByRole('link', { name: 'Mock backend' })).toBeVisible();
  await button(page, 'Italiano (IT)').click();
  await read(page, 'deployment');
});

test('the search finds sections, by keyboard and without accents', async ({ page, as }) => {
  await as('site.manager');
  await openCold(page, '/docs/overview');
  await search(page).fill('posta');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Posta in uscita');
  await expect(options.first().locator('mark').first()).toHaveText('Posta');
  await page.keyboard.press('Enter');
  await expectAddress(page, '/docs/mock-backend?section=posta-in-uscita');
  await expectOnTop(section(page, 'Posta in uscita'));

  // 'perché' is in the head of a table.
  await search(page).fill('PERCHE direttiva');
  await expect(options.first()).toContainText('Intestazioni di sicurezza');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectAddress(page, '/docs/deployment?section=intestazioni-di-sicurezza');
  await expectOnTop(section(page, 'Intestazioni di sicurezza'));
  await expect(search(page)).toHaveValue('');

  await search(page).fill('zzz');
  await expect(page.getByText('Nessun risultato per «zzz»')).toBeVisible();
});

test('code is copied, and selected where the clipboard is closed', async ({
  page,
  context,
  as,
}) => {
  await as('admin');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCold(page, '/docs/quick-start');
  await button(page, 'Copia').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copiato' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm ci');
  await expect(button(page, 'Copiato')).toHaveCount(0);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
  });
  await button(page, 'Copia').last().click();
  await expect(page.getByRole('status').filter({ hasText: 'Selezionato' })).toBeAttached();
  expect(await page.evaluate(() => window.getSelection()?.toString().trim())).toBe(
    'npm test\nnpm run check\nnpm run e2e',
  );
});

test('there are the pages of the specification, two for staff before them, and no other', async ({
  page,
  as,
  complaints,
}) => {
  await as('admin');
  await openCold(page, '/docs');
  await expectAddress(page, '/docs/everyday-work');
  await expect(pagesNav(page).getByRole('link')).toHaveText(Object.values(messages.it.page));
  await openCold(page, '/docs/create-a-saga');
  await expectAddress(page, '/error/error-v1');

  // A page that does not arrive is asked for again.
  complaints.expect(/Failed to load resource|dynamically imported module/);
  let isDown = true;
  await page.route(/assets\/i18n-.*\.js/, (route) => (isDown ? route.abort() : route.continue()));
  await openCold(page, '/docs/i18n');
  await expect(page.getByText('Impossibile caricare la pagina.')).toBeVisible();
  isDown = false;
  await button(page, 'Riprova').click();
  await read(page, 'i18n');
});

test('on a phone the lists wait behind buttons', async ({ page, as }) => {
  await page.setViewportSize(PHONE);
  await as('agent');
  await openCold(page, '/docs/use-a-demo');
  await read(page, 'use-a-demo');
  await expect(pagesNav(page).getByRole('link', { name: 'Panoramica' })).toBeHidden();
  await button(page, 'Giro guidato').click();
  await pagesNav(page).getByRole('link', { name: 'Panoramica' }).click();
  await read(page, 'overview');
  await expect(pagesNav(page).getByRole('link', { name: 'Panoramica' })).toBeHidden();
  await button(page, 'In questa pagina').click();
  await contents(page).getByRole('link', { name: 'Indirizzi' }).click();
  await expectOnTop(section(page, 'Indirizzi'));
});

for (const locale of LOCALES) {
  test(`every page is accessible: ${locale}`, async ({ page, as }) => {
    test.slow();
    await as('admin');
    await speak(page, locale);
    await openCold(page, '/docs/quick-start');
    for (const name of docs.values.page) {
      await pagesNav(page)
        .getByRole('link', { name: messages[locale].page[name], exact: true })
        .click();
      await read(page, name, locale);
      if (locale === 'en') {
        // The markup is that of the Italian page: tests/conventions/manual.test.ts compares them.
        await expectFitting(page, name);
        expect(await badNamesOf(page), name).toEqual([]);
      } else if (name === 'mock-backend') {
        // This one has all the parts there are; of the others which they have, and in what order, differs.
        await expectAccessible(page, name);
      } else {
        await expectFittingAt(page, WIDE, name);
        await expectFittingAt(page, PHONE, name);
        await expectNoViolation(page, name);
        await page.setViewportSize(WIDE);
      }
    }
  });
}
