import { STILL_COMING } from './accessibility';
import { expect, test } from './fixtures';
import { ringProblem } from './focus-ring';
import { heading, openCold } from './screen';

/* The ring of the focus is whole: links in cells, tabs, switches, steps, sliders, pills and days. */

/** The pages with the controls that clip their content, and the number of stops up to the last of them. */
const PAGES = [
  ['/news/list', 'News', 26],
  ['/app-user/list', 'Clienti', 20],
  ['/promotion/create', 'Nuova promozione', 16],
  ['/builder', 'Aspetto della console', 24],
  ['/calendar', 'Calendario', 22],
] as const;

/** From the first cell of a table to its links and switches, and to its head. */
const IN_A_TABLE = [
  'ArrowRight',
  'ArrowRight',
  'ArrowRight',
  'ArrowDown',
  'End',
  'ArrowUp',
  'ArrowUp',
];

for (const [theme, media] of [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { colorScheme: 'light', forcedColors: 'active' }],
] as const) {
  test(`rings of the focus are whole: ${theme}`, async ({ page, as }) => {
    await as('admin');
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    for (const [address, title, stops] of PAGES) {
      await openCold(page, address);
      await expect(heading(page, title)).toBeFocused();
      await expect(page.locator(STILL_COMING)).toHaveCount(0);
      const problems = new Set<string>();
      const press = async (key: string) => {
        await page.keyboard.press(key);
        problems.add(await ringProblem(page));
      };
      for (let stop = 0; stop < stops; stop += 1) {
        await press('Tab');
        if ((await page.locator('[role=grid]:not([aria-label]) tbody :focus').count()) === 0)
          continue;
        for (const key of IN_A_TABLE) await press(key);
      }
      problems.delete('');
      expect([...problems], `${address}, ${theme}`).toEqual([]);
    }
  });
}
