import { STILL_COMING } from './accessibility';
import { expect, test } from './fixtures';
import { ringProblem } from './focus-ring';
import { makeCompany, makeNews, newMark } from './records';
import { heading, openCold } from './screen';
import { appWith, board, listOf } from './tiles';

/* The ring of the focus is whole: links in cells, tabs, switches, steps, sliders, pills and days. */

/** The pages with the controls that clip their content, and the number of stops up to the last of them. */
const PAGES = [
  ['/news/list', 'News', 26],
  ['/app-user/list', 'Clienti', 20],
  ['/promotion/create', 'Nuova promozione', 16],
  ['/promotion/create?step=award', 'Nuova promozione', 10],
  ['/builder', 'Aspetto della console', 24],
  ['/calendar', 'Calendario', 22],
] as const;

/** From the first link of a table to its other controls, to its head, and back, because Tab enters where it was left. */
const IN_A_TABLE = [
  'ArrowRight',
  'ArrowRight',
  'ArrowRight',
  'ArrowDown',
  'End',
  'ArrowUp',
  'ArrowUp',
  'Control+Home',
  'ArrowDown',
  'ArrowRight',
];

const LOOKS = [
  ['light', { colorScheme: 'light', forcedColors: 'none' }],
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
  ['forced colours', { colorScheme: 'light', forcedColors: 'active' }],
] as const;

for (const [theme, media] of LOOKS) {
  test(`rings of the focus are whole before the login: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await openCold(page, '/auth/registration');
    await expect(heading(page, 'Registrati')).toBeVisible();
    const problems = new Set<string>();
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press('Tab');
      problems.add(await ringProblem(page));
    }
    problems.delete('');
    expect([...problems]).toEqual([]);
  });
}

for (const [address, title, stops] of PAGES) {
  test(`rings of the focus are whole in the light, in the dark and in forced colours: ${address}`, async ({
    page,
    as,
  }, info) => {
    await as('admin');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCold(page, address);
    await expect(heading(page, title)).toBeFocused();
    for (const [theme, media] of LOOKS) {
      await page.emulateMedia(media);
      await expect(page.locator(STILL_COMING)).toHaveCount(0);
      await heading(page, title).focus();
      const problems = new Set<string>();
      const press = async (key: string) => {
        await page.keyboard.press(key);
        problems.add(await ringProblem(page));
      };
      let tables = 0;
      for (let stop = 0; stop < stops; stop += 1) {
        await press('Tab');
        if ((await page.locator('table[role=grid] tbody :focus').count()) === 0) continue;
        tables += 1;
        for (const key of IN_A_TABLE) await press(key);
      }
      if (address.endsWith('/list')) expect(tables, `${theme}, entered tables`).toBe(1);
      await info.attach(theme, { body: await page.screenshot(), contentType: 'image/png' });
      problems.delete('');
      expect([...problems], theme).toEqual([]);
    }
  });
}

test('rings of the focus are whole around a tile, a link to a list and a link that is a button', async ({
  page,
  as,
  api,
}) => {
  const { app } = await appWith(api, 'Un riquadro');
  const company = await makeCompany(api, newMark());
  await as('admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [address, control] of [
    [listOf(app), board(page).getByRole('link', { name: 'Un riquadro' })],
    [`/company/edit/${company._id}`, page.getByRole('main').getByRole('link', { name: 'Sedi' })],
    ['/news/create', page.getByRole('button', { name: /^Indirizzo https/ })],
  ] as const) {
    await openCold(page, address);
    await control.focus();
    await page.keyboard.press('Shift');
    expect(await ringProblem(page), address).toBe('');
  }
});

test('rings of the focus are whole around filter pills that have just no room', async ({
  page,
  as,
}) => {
  await as('admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const filter = JSON.stringify({ company_code: 'AURORA', status: 'unprocessed' });
  await openCold(page, `/user-sale/list?filter=${encodeURIComponent(filter)}`);
  await page.getByRole('searchbox', { name: 'Cerca' }).focus();
  const problems = new Set<string>();
  const add = page.getByRole('button', { name: 'Aggiungi un filtro' });
  do {
    await page.keyboard.press('Tab');
    problems.add(await ringProblem(page));
  } while (!(await add.evaluate((button) => button === document.activeElement)));
  problems.delete('');
  expect([...problems]).toEqual([]);
});

test('tiles and cards of the dashboard have an edge in forced colours', async ({ page, as }) => {
  await as('admin');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openCold(page, '/dashboard');
  await expect(heading(page, /./)).toBeFocused();
  await expect(page.locator(STILL_COMING)).toHaveCount(0);
  const tiles = page.locator('main').locator('section, .MuiPaper-root');
  await expect.poll(() => tiles.count()).toBeGreaterThan(4);
  const bare = await tiles.evaluateAll((all) =>
    all
      .filter((tile) => {
        const { borderTopStyle, borderLeftWidth, borderTopColor, backgroundColor } =
          getComputedStyle(tile);
        const isDrawn = borderTopStyle === 'solid' && Number.parseFloat(borderLeftWidth) >= 1;
        return !isDrawn || borderTopColor === backgroundColor;
      })
      .map((tile) => tile.outerHTML.slice(0, 120)),
  );
  expect(bare).toEqual([]);
});

test('the frame of a text that is shown whole is no Tab stop', async ({ page, as, api }) => {
  const news = await makeNews(api, `News ${newMark()}`);
  await as('admin');
  await openCold(page, `/news/edit/${news._id}`);
  await expect(page.locator('main iframe')).toHaveAttribute('style', /height: [1-9]/);
  const stops: string[] = [];
  const press = async () => {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.localName ?? ''));
  };
  while (!stops.includes('body') && stops.length < 90) await press();
  expect(stops).not.toContain('iframe');
});
