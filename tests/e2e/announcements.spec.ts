import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { button, openCold, pick } from './screen';

/** The sentences of the two live regions since the last question, `!` before those that interrupt. */
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));

/** A little longer than the announcer waits at most. */
const QUIET_MS = 2_500;

/** All that is said until nothing is for longer than the announcer waits, and `isAll` takes it for all. */
const heardUntil = async (page: Page, isAll: (all: string[]) => boolean): Promise<string[]> => {
  const all: string[] = [];
  let last = Date.now();
  await expect
    .poll(
      async () => {
        const news = await heard(page);
        if (news.length > 0) last = Date.now();
        all.push(...news);
        return isAll(all) && Date.now() - last > QUIET_MS ? 'quiet' : all;
      },
      { intervals: [200] },
    )
    .toBe('quiet');
  return all;
};

const expectHeard = async (page: Page, ...sentences: (string | RegExp)[]): Promise<void> => {
  const all = await heardUntil(page, ({ length }) => length >= sentences.length);
  expect(all).toEqual(
    sentences.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
  );
};

/** The last sentence is said, once: letters typed slowly find more before, and a picker counts for those who wait. */
const expectLastHeard = async (page: Page, sentence: RegExp): Promise<void> => {
  const all = await heardUntil(page, (said) => sentence.test(said.at(-1) ?? ''));
  expect(all.filter((each) => each === all.at(-1))).toHaveLength(1);
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { heard: said });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || !target.matches('[role=status], [role=alert]'))
          continue;
        const mark = target.role === 'alert' ? '! ' : '';
        for (const node of addedNodes)
          if (node instanceof HTMLParagraphElement) said.push(`${mark}${node.textContent}`);
      }
    }).observe(document, { childList: true, subtree: true });
  });
});

test('what is announced is said once: a search, a refused save, people, days, rows, an undo', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/company/list');
  await expect(page.getByRole('grid')).toBeVisible();
  await page
    .getByRole('searchbox', { name: 'Cerca', exact: true })
    .pressSequentially('aurora', { delay: 40 });
  await expectLastHeard(page, /^1 risultato$/);

  await openCold(page, '/company/create');
  await button(page, 'Salva').click();
  await expectHeard(page, /^! Non salvato: \d+ errori\. Codice: Il codice è richiesto$/);

  // Neither the hint that it is a draft, nor 'nobody' while people are counted.
  await openCold(page, '/push-template/custom/create');
  await expect(page.getByRole('checkbox', { name: 'Clienti' })).toBeVisible();
  await expectHeard(page);
  await pick(page, 'Azienda', 'Aurora', /Aurora/);
  await page.getByRole('checkbox', { name: 'Clienti' }).check();
  await expectLastHeard(page, /^[\d.]+ persone$/);

  await openCold(page, '/promotion/create');
  await page.locator('[name=start_date]').pressSequentially('31122026');
  await page.keyboard.press('Tab');
  await expectHeard(page);
  await expect(page.getByRole('group', { name: 'Passo 1 di 6: Dati essenziali' })).toBeVisible();

  await openCold(page, '/news/list');
  const published = page.getByRole('switch').first();
  const wasOn = await published.isChecked();
  await published.click();
  await expectHeard(page, /^Aggiornato con successo\. .+\. Annulla Ctrl\+Z$/);
  await page.keyboard.press('Control+z');
  await expect(published).toBeChecked({ checked: wasOn });
  await expectHeard(page, /^Aggiornato con successo\. /);
});
