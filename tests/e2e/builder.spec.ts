import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFitting, overflowOf, speak, WIDE } from './accessibility';
import { expect, store, test } from './fixtures';
import { alertSaying, button, expectNote, heading, openCold, textField } from './screen';

const KEY = 'loyalty.preference.appearance';

test('an agent shapes the console, tab by tab, and gives it back as it was', async ({
  page,
  as,
}) => {
  test.slow();
  await page.setViewportSize(WIDE);
  await as('agent');
  await openCold(page, '/app-user/list');
  await expect(heading(page, 'Clienti')).toBeVisible();
  await page.getByRole('button', { name: /^Account di/ }).click();
  await page.getByRole('link', { name: 'Aspetto della console' }).click();
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(page.getByText('La console ha l’aspetto predefinito.').first()).toBeVisible();
  const delivered = await lookOf(page);
  expect(delivered.choices).toHaveLength(4);
  const sketch = await sketchOf(page);

  await textField(page, 'Colore d’accento').fill('#0f766e');
  await press(page, 'Compatta');
  await press(page, 'Grande');
  await slide(page, 'Arrotondamento degli angoli', 'Home');

  await openTab(page, 'Intestazione');
  await page.getByLabel('Resta in vista mentre la pagina scorre').uncheck();
  await page.getByLabel('Mostra la campanella degli avvisi').uncheck();
  await page.getByLabel('Mostra la scelta della lingua').uncheck();
  await page.getByLabel('Mostra il cambio di tema').uncheck();

  await openTab(page, 'Sottotestata');
  await press(page, 'Compatta');
  await press(page, 'Sopra il titolo');
  await page.getByLabel('Mostra la frase sotto il titolo').uncheck();

  await openTab(page, 'Contenuto');
  await press(page, 'Ampi');
  await slide(page, 'Larghezza massima', 'Home');

  await openTab(page, 'Menu laterale');
  await press(page, 'Scuro');
  await page.getByLabel('Mostra i nomi dei gruppi').uncheck();
  await slide(page, 'Larghezza del menu aperto', 'End');

  await openTab(page, 'Piè di pagina');
  await page.getByRole('tabpanel').getByLabel('Resta in vista mentre la pagina scorre').check();
  await textField(page, 'Testo dopo il copyright').fill('Solo per uso interno');

  // Up to here it is a draft: the sketch follows it, the console does not, and nothing is kept.
  await expect(page.getByText(/^Modifiche non ancora applicate/).first()).toBeVisible();
  expect(await lookOf(page)).toEqual(delivered);
  expect(await sketchOf(page)).not.toBe(sketch);
  expect(await stored(page)).toBeNull();
  await page.getByRole('link', { name: 'Clienti', exact: true }).click();
  await button(page.getByRole('dialog'), 'Resta sulla pagina').click();

  await button(page, 'Anteprima').click();
  await expect(page.getByText('La console usa questa configurazione.').first()).toBeVisible();
  const chosen = {
    accent: 'rgb(15, 118, 110)',
    corner: '0px',
    textSize: '15px',
    header: 'relative',
    choices: [],
    breadcrumbIn: 'main',
    title: '17px',
    subtitle: false,
    padding: '48px',
    width: '960px',
    asideWidth: 320,
    aside: 'rgb(22, 27, 34)',
    groupName: 1,
    footer: 'sticky',
    footerText: expect.stringContaining('· Solo per uso interno'),
  };
  await expect.poll(() => lookOf(page)).toEqual(chosen);
  await page.reload();
  await expect(heading(page, TITLE)).toBeVisible();
  await expect.poll(() => lookOf(page)).toEqual(chosen);

  await button(page, 'Ripristina').click();
  const question = page.getByRole('dialog', { name: 'Ripristinare l’aspetto predefinito?' });
  await question.getByRole('button', { name: 'Ripristina' }).click();
  await expect(page.getByText('La console ha l’aspetto predefinito.').first()).toBeVisible();
  await expect.poll(() => lookOf(page)).toEqual(delivered);
  expect(await sketchOf(page)).toBe(sketch);
  expect(await stored(page)).toBeNull();
});

test('the rest of what can be chosen is seen too', async ({ page, as }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await as('admin');
  await keep(page, {
    skins: { theme: 'dark', density: 'roomy' },
    header: { width: 'contained' },
    subheader: { sticky: true, size: 'roomy', breadcrumb: 'hidden', count: false },
    content: { maxWidth: 960, padding: 'compact' },
    aside: { start: 'folded', skin: 'accent' },
    footer: { width: 'contained' },
  });
  await openCold(page, '/app-user/list');
  const title = heading(page, 'Clienti');
  await expect(title).toHaveText('Clienti');
  await expect(page.locator('main')).not.toContainText(/^Clienti\s*\d/);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Percorso di navigazione' })).toHaveCount(0);
  await expect(button(page, 'Passa al tema chiaro')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 19, 24)');
  expect(await widthOf(page.locator('header > div'))).toBe(960);
  expect(await widthOf(page.locator('footer > p'))).toBe(960);
  expect(await widthOf(menu(page))).toBe(64);
  expect((await page.locator('tbody tr').first().boundingBox())?.height).toBeGreaterThanOrEqual(52);

  await page.mouse.move(800, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(56);
  expect((await title.boundingBox())?.y).toBeLessThan(90);

  // The user opens the menu; the builder is where it always was, and puts everything right.
  await button(page, 'Espandi il menu').click();
  await expect.poll(() => widthOf(menu(page))).toBe(248);
  await page.getByRole('button', { name: /^Account di/ }).click();
  await page.getByRole('link', { name: 'Aspetto della console' }).click();
  await openTab(page, 'Piè di pagina');
  await page.getByLabel('Mostra il piè di pagina').uncheck();
  await openTab(page, 'Contenuto');
  await press(page, 'Tutto lo spazio');
  await button(page, 'Anteprima').click();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('main')).toHaveCSS('max-width', 'none');
});

test('other tabs follow, and keep what is being typed in them', async ({ page, as, context }) => {
  await as('admin');
  await openCold(page, '/company/create');
  await textField(page, 'Nome azienda').fill('Scritto a metà');
  const save = button(page, 'Salva');
  await expect(save).toHaveCSS('background-color', 'rgb(59, 91, 219)');

  const other = await context.newPage();
  await openCold(other, '/builder');
  await textField(other, 'Colore d’accento').fill('#0f766e');
  await press(other, 'Sempre scuro');
  await button(other, 'Anteprima').click();
  await expect(save).toHaveCSS('background-color', 'rgb(75, 152, 146)');
  await expect(textField(page, 'Nome azienda')).toHaveValue('Scritto a metà');
  await expect(textField(page, 'Nome azienda')).toBeFocused();
  await button(other, 'Ripristina').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Ripristina' }).click();
  await expect(save).toHaveCSS('background-color', 'rgb(59, 91, 219)');
  await expect(textField(page, 'Nome azienda')).toHaveValue('Scritto a metà');
});

test('the configuration is copied, saved and read back', async ({ page, as, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await as('admin');
  await openCold(page, '/builder');
  await openTab(page, 'Piè di pagina');
  await textField(page, 'Testo dopo il copyright').fill('“Uso interno” <b>');
  await button(page, 'Copia').click();
  await expect(alertSaying(page, 'status', 'Configurazione copiata')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied).footer.text).toBe('“Uso interno” <b>');
  await expect(page.locator('pre')).toHaveText(copied.trim());
  const saved = page.waitForEvent('download');
  await button(page, 'Scarica').click();
  expect((await saved).suggestedFilename()).toBe('loyalty-console-look.json');
  expect(await readFile(await (await saved).path(), 'utf8')).toBe(copied);

  await button(page, 'Leggi una configurazione').click();
  const dialog = page.getByRole('dialog', { name: 'Leggi una configurazione' });
  const text = dialog.getByRole('textbox', { name: 'Testo JSON' });
  for (const [json, note] of REFUSED) {
    await text.fill(json);
    await button(dialog, 'Usa questa configurazione').click();
    await expectNote(text, note);
    await expect(text).toHaveValue(json);
    await expect(text).toBeFocused();
  }
  expect(await stored(page)).toBeNull();

  const buffer = Buffer.from(JSON.stringify({ skins: { accent: '#E11D48' } }));
  await dialog
    .getByLabel('Apri un file')
    .setInputFiles({ name: 'look.json', mimeType: 'application/json', buffer });
  await expect(text).toHaveValue('{"skins":{"accent":"#E11D48"}}');
  await button(dialog, 'Usa questa configurazione').click();
  await expect(dialog).toHaveCount(0);
  expect(await stored(page)).toBeNull();
  await openTab(page, 'Stile');
  await expect(textField(page, 'Colore d’accento')).toHaveValue('#e11d48');
  await button(page, 'Anteprima').click();
  await expect(page.getByText('La console usa questa configurazione.').first()).toBeVisible();
  expect(JSON.parse((await stored(page)) ?? '').skins.accent).toBe('#e11d48');
});

/** Refused values, and the words under the field. */
const REFUSED = [
  [
    '{\n  "skins": {\n    "radius": 8,\n  }\n}',
    'JSON non valido alla riga 4, colonna 3: «}» non è al suo posto',
  ],
  ['{"skins": {', 'JSON non valido alla riga 1, colonna 12: il testo finisce troppo presto'],
  ['{"header": {"logo": 1}}', 'header.logo: Chiave sconosciuta'],
  ['{"__proto__": {"skins": {}}}', '__proto__: Chiave sconosciuta'],
  ['{"skins": {"radius": 99}}', 'skins.radius: Inserisci un numero intero da 0 a 16'],
  [
    '{"skins": {"accent": "red;background:url(https://evil.example)"}}',
    'skins.accent: Inserisci un colore esadecimale, per esempio #3b5bdb',
  ],
] as const;

test('a colour that cannot be read is warned about, one that is none is refused', async ({
  page,
  as,
}) => {
  await as('site.manager');
  await openCold(page, '/builder');
  const accent = textField(page, 'Colore d’accento');
  await accent.fill('#ffe600');
  const low = page.locator('[data-contrast="low"]');
  await expect(low).toHaveText(
    'Contrasto con le superfici del tema chiaro: 1,1:1, sotto il minimo di 4,5:1',
  );
  await expect(page.getByText('Contrasto con le superfici del tema scuro: 12,6:1')).toBeVisible();
  await accent.fill('#808080');
  await expect(low).toHaveCount(2);

  await accent.fill('red');
  await button(page, 'Anteprima').click();
  await expectNote(accent, 'Inserisci un colore esadecimale, per esempio #3b5bdb');
  await expect(page.getByText(/^Correggi i campi segnalati/).first()).toBeVisible();
  expect(await stored(page)).toBeNull();

  await accent.fill('#ff0000');
  await button(page, 'Scegli dalla tavolozza: Colore d’accento').press('Enter');
  await page.getByRole('slider', { name: 'Tinta' }).press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(accent).not.toHaveValue('#ff0000');
  await expect(accent).toHaveValue(/^#ff[0-9a-f]{4}$/);
});

for (const { locale, ...look } of [
  { locale: 'it', skins: {}, aside: { skin: 'accent' }, footer: { fixed: true } },
  {
    locale: 'en',
    skins: { accent: '#e11d48', density: 'compact', textSize: 'larger' },
    aside: { skin: 'light' },
    subheader: { sticky: true, breadcrumb: 'page' },
  },
] as const) {
  test(`the builder and the console it makes are accessible: ${locale}`, async ({ page, as }) => {
    test.slow();
    // The builder is the same in both; what it makes of the console is not.
    const expectGood = locale === 'it' ? expectAccessible : expectFitting;
    await as('admin');
    await speak(page, locale);
    await keep(page, look);
    await openCold(page, '/builder');
    await expect(page.getByRole('tab')).toHaveCount(6);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const name = String(await tab.textContent());
      await page.setViewportSize({ ...WIDE, width: 1024 });
      expect(await overflowOf(page), name).toBe(0);
      await expectGood(page, name);
    }
    await page.getByRole('button', { name: /^(Leggi una|Read a) / }).click();
    await page.getByRole('textbox', { name: /JSON/ }).fill('{');
    await page.getByRole('button', { name: /^(Usa questa|Use this) / }).click();
    await expect(page.getByRole('status')).not.toBeEmpty();
    await expectGood(page, 'a configuration that cannot be read');
    await page.keyboard.press('Escape');
    await page.getByRole('tab').first().click();
    await page.getByRole('button', { name: /tavolozza|palette/ }).click();
    await expect(page.getByRole('slider', { name: /Tinta|Hue/ })).toBeVisible();
    await expectGood(page, 'palette');

    await openCold(page, '/app-user/list');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expectAccessible(page, 'console');
  });
}

const TITLE = 'Aspetto della console';

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

const press = (page: Page, choice: string) => button(page.getByRole('tabpanel'), choice).click();

const slide = (page: Page, name: string, key: string) =>
  page.getByRole('slider', { name }).press(key);

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu principale' });

const widthOf = async (element: Locator) => (await element.boundingBox())?.width;

/** The builder's data in the browser. */
const stored = (page: Page) => page.evaluate((key) => window.localStorage.getItem(key), KEY);

/** Opens the next page with a configuration that is kept already. */
const keep = (page: Page, appearance: object) => store(page, { [KEY]: JSON.stringify(appearance) });

/** The console around the builder, as a user sees it. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const one = (selector: string) => document.querySelector<HTMLElement>(selector);
    const css = (selector: string) => getComputedStyle(one(selector) ?? document.body);
    const aside = one('nav');
    return {
      accent: css('main .MuiButton-contained').backgroundColor,
      corner: css('main .MuiButton-contained').borderRadius,
      textSize: css('main .MuiButton-contained').fontSize,
      header: css('header').position,
      choices: [...document.querySelectorAll('header button')]
        .map((element) => element.getAttribute('aria-label') ?? element.textContent)
        .filter((name) => /avvisi|Italiano|English|tema/.test(name)),
      breadcrumbIn: one('nav[aria-label="Percorso di navigazione"]')?.closest('main, header')
        ?.localName,
      title: css('h1').fontSize,
      subtitle: (one('main')?.textContent ?? '').includes('Vale per questo browser'),
      padding: css('main').paddingLeft,
      width: css('main').maxWidth,
      asideWidth: aside?.offsetWidth,
      aside: aside && getComputedStyle(aside).backgroundColor,
      groupName: Math.max(
        ...[...document.querySelectorAll<HTMLElement>('nav [id^="menu-"]')].map(
          ({ offsetHeight }) => offsetHeight,
        ),
      ),
      footer: css('footer').position,
      footerText: one('footer')?.textContent,
    };
  });

/** How the sketch is drawn: its boxes and colours. */
const sketchOf = (page: Page) =>
  page.locator('[data-miniature]').evaluate((sketch) =>
    [...sketch.querySelectorAll('*')]
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${width} ${height} ${getComputedStyle(element).backgroundColor}`;
      })
      .join('\n'),
  );
