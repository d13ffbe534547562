import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { overflowOf, readMediaQueriesAgain, STILL_COMING, WIDE } from './accessibility';
import { badNamesOf } from './accessible-names';
import { consoleAddresses } from './console-addresses';
import { expect, test } from './fixtures';
import { expectAddress, heading, openCold, openHere, unfoldedMenu } from './screen';

/** Rules of every page, however it is reached. */

test('every page takes the focus to its heading, names its parts, leaves room between targets, and fits 320 pixels', async ({
  page,
  as,
  api,
}) => {
  test.slow();
  await as('admin');
  await openCold(page, '/dashboard');
  await page.evaluate(axe.source);
  const wrong: string[] = [];
  for (const address of await consoleAddresses(api)) {
    await openHere(page, address);
    const problems = [
      ...((await arrivesAt(page)) ? [] : ['the focus is not on the heading']),
      ...(await page.evaluate(unnamedContent)),
      ...(await lasting(page, () => page.evaluate(breachesOf))),
      ...(await badNamesOf(page)),
      ...(await lackOfRoom(page)),
    ];
    wrong.push(...problems.map((problem) => `${address}: ${problem}`));
  }
  expect(wrong).toEqual([]);
});

test('an entry of the menu takes the focus to its heading: followed, followed again, found in the palette', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/docs/accessibility');
  const menu = await unfoldedMenu(page);
  const wrong: string[] = [];
  for (const name of ENTRIES) {
    const link = menu.getByRole('link', { name, exact: true });
    for (const how of ['followed', 'followed again']) {
      // A key ends the arrival before.
      await page.keyboard.press('Shift');
      await link.focus();
      await page.keyboard.press('Enter');
      if (!(await arrivesAt(page))) wrong.push(`${name}, ${how}`);
    }
    await page.evaluate(() => (location.hash = '#/docs/accessibility'));
    await expect(heading(page, 'Accessibilità')).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(name);
    const option = page.getByRole('option', { name: new RegExp(`^${name}`) }).first();
    await expect(option).toBeVisible();
    await expect(async () => {
      if ((await option.getAttribute('aria-selected')) === 'true') return;
      await page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expectAddress(page, /^\/(?!docs)/);
    if (!(await arrivesAt(page))) wrong.push(`${name}, in the palette`);
  }
  expect(wrong).toEqual([]);
});

/** The menu and the palette treat all entries alike: one of each kind of page. */
const ENTRIES = ['Dashboard', 'Clienti', 'Calendario', 'Report per azienda'];

test('every form that is saved empty says how many fields are wrong and the first of them, which takes the focus', async ({
  page,
  as,
  api,
}) => {
  await as('admin');
  await openCold(page, '/dashboard');
  const addresses = await consoleAddresses(api);
  const forms = addresses.filter((address) => /[/?]create$/.test(address));
  expect(forms.length).toBeGreaterThan(20);
  const wrong: string[] = [];
  for (const address of forms) {
    await page.evaluate(forgetRefusal);
    await openHere(page, address);
    let problem = '';
    const untold = async () => (problem = await page.evaluate(untoldRefusal));
    await expect(async () => {
      // The form may still be loading.
      await page.keyboard.press('Control+s');
      await expect.poll(untold, { timeout: 500, intervals: [50] }).toBe('');
    })
      .toPass({ timeout: 6_000, intervals: [0] })
      .catch(() => wrong.push(`${address}: ${problem}`));
  }
  expect(wrong).toEqual([]);
});

/** The form before, which stays until the next one is loaded, must not answer for it. In the page. */
const forgetRefusal = () => {
  document.activeElement?.setAttribute('data-told', '');
  for (const line of document.querySelectorAll('[role="alert"] > p')) line.remove();
};

/** The difference between the refusal that is announced and the field that has the focus. In the page. */
const untoldRefusal = (): string => {
  const said = document.querySelector('[role="alert"] > p:last-child')?.textContent ?? '';
  const [, field = ''] =
    /^(?:Non salvato: \d+ error[ei]|\d+ camp[oi] da correggere)\. (.+?): /.exec(said) ?? [];
  const control = document.activeElement?.closest<HTMLInputElement>(
    '[aria-invalid="true"]:not([data-told])',
  );
  const group = control?.closest('fieldset, [role="group"], [role="radiogroup"]');
  const names = [control, group].flatMap((element) => [
    element?.getAttribute('aria-label'),
    ...(element?.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  ]);
  const labels = [...(control?.labels ?? [])].map(({ textContent }) => textContent);
  const isNamed = [...names, ...labels].some((name) => name?.startsWith(field));
  return field !== '' && isNamed ? '' : `«${said}» is said at «${labels.join()} ${names.join()}»`;
};

/** By how much the page is wider than 320 pixels with the text spacing of WCAG 1.4.12. */
const lackOfRoom = async (page: Page): Promise<string[]> => {
  await page.setViewportSize({ width: 320, height: 640 });
  const spacing = await page.addStyleTag({ content: SPACING });
  await expect(page.locator(STILL_COMING)).toHaveCount(0);
  const problems = await lasting(page, async () => {
    const pixels = await overflowOf(page);
    return pixels > 0 ? [`${pixels} pixels too wide`] : [];
  });
  await spacing.evaluate((style: Element) => style.remove());
  await page.setViewportSize(WIDE);
  return problems;
};

/** The problems that stay: a busy Chromium keeps the rules of the size before for a while. */
const lasting = async (page: Page, find: () => Promise<string[]>): Promise<string[]> => {
  let found: string[] = [];
  return expect
    .poll(
      async () => {
        await readMediaQueriesAgain(page);
        found = await find();
        return found;
      },
      { timeout: 6_000 },
    )
    .toEqual([])
    .then(
      () => [],
      () => found,
    );
};

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** A problem where the page's content is not named by its heading. In the page. */
const unnamedContent = (): string[] => {
  const main = document.getElementById('main-content');
  const heading = main?.querySelector('h1');
  // A page that is still loading has no heading.
  if (!main || !heading) return [];
  const isNamed = heading.id !== '' && main.getAttribute('aria-labelledby') === heading.id;
  return isNamed ? [] : ['the content is not named by its heading'];
};

/** Whether the focus comes to the heading, or to the drawer or panel that opens over the page. */
const arrivesAt = (page: Page): Promise<boolean> =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const active = document.activeElement;
          return active?.localName === 'h1' || active?.closest('[role="dialog"]') !== null;
        }),
      { timeout: 6_000 },
    )
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** Runs in the page, and returns its faults. */
const breachesOf = async (): Promise<string[]> => {
  // Links in a text that is being written are the writer's.
  const { violations } = await axe.run(
    { exclude: [['[contenteditable]']] },
    { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] },
  );
  const close = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)));
  const spaced = [...document.querySelectorAll('a, button, [aria-label], h1, h2, td, th')]
    .map((element) => {
      // A style may draw text before an element, which is read with it.
      const drawn = getComputedStyle(element, '::before').content.replaceAll('"', '');
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return drawn === 'none' ? text : `${drawn}${text}`;
    })
    .filter((name) => /^[\u200B\u2060\uFEFF]/.test(name));
  return [
    ...close.map((html) => `too small or too close: ${html}`),
    ...spaced.map((name) => `begins with nothing: ${name}`),
  ];
};
