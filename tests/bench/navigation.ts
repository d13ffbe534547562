import type { Browser, Page } from '@playwright/test';
import { median } from './median';
import { newPage, WINDOW } from './page';
import { scriptsFetched } from './scripts';
import { signIn } from './sign-in';

const ROUNDS = 9;

type Leg = 'listToForm' | 'formToList' | 'pageToPage';

/** Median times in ms until the content is painted, with all code loaded before. */
export type Navigation = Record<Leg, number> & {
  /** Scripts fetched from the first address until the first list shows rows. */
  scripts: readonly string[];
};

/** Signs in, opens the first list, and navigates from it to other pages and back. */
export const measureNavigation = async (browser: Browser, origin: string): Promise<Navigation> => {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await newPage(context);
    await page.addInitScript(noteFirst, ROWS);
    await signIn(page, `${origin}/#${COMPANIES.address}`);
    const shown = await page.waitForFunction(
      () => (window as unknown as Marked).firstShownAt,
      undefined,
      { timeout: 60_000 },
    );
    const scripts = await scriptsFetched(page, Number(await shown.jsonValue()));

    const times: Record<Leg, number[]> = { listToForm: [], formToList: [], pageToPage: [] };
    for (let round = -2; round < ROUNDS; round += 1) {
      const toForm = await time(page, `${ROWS} td:nth-last-child(2)`, FORM);
      const toList = await time(page, menuLink(COMPANIES.address), COMPANIES);
      const toGroups = await time(page, menuLink(GROUPS.address), GROUPS);
      const toCompanies = await time(page, menuLink(COMPANIES.address), COMPANIES);
      if (round < 0) continue;
      times.listToForm.push(toForm);
      times.formToList.push(toList);
      times.pageToPage.push(toGroups, toCompanies);
    }
    return {
      scripts,
      listToForm: median(times.listToForm),
      formToList: median(times.formToList),
      pageToPage: median(times.pageToPage),
    };
  } finally {
    await context.close();
  }
};

const ROWS = 'main tbody tr';

type Marked = { firstShownAt?: number };

/** Runs in the page before its own scripts: notes the time of the first rows sooner than the test could see them. */
const noteFirst = (selector: string) => {
  const look = () => {
    if (document.querySelector(selector)) {
      (window as unknown as Marked).firstShownAt = performance.now();
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
};

type Target = { address: string; content: string };

const COMPANIES: Target = { address: '/company/list', content: ROWS };
const GROUPS: Target = { address: '/group/list', content: ROWS };
const FORM: Target = { address: '/company/edit/', content: 'main input[name="company_name"]' };

const menuLink = (address: string) => `a[href$="#${address}"]`;

/** Clicks inside the page and checks every frame until the new content has been painted. */
const time = async (page: Page, click: string, target: Target): Promise<number> => {
  // Only attached: its group in the menu may be collapsed.
  await page.locator(click).first().waitFor({ state: 'attached' });
  return page.evaluate(clickAndWait, { click, ...target });
};

const clickAndWait = ({ click, address, content }: Target & { click: string }) =>
  new Promise<number>((resolve, reject) => {
    // Marks the old content, to tell it from the new.
    for (const old of document.querySelectorAll(content)) old.setAttribute('data-before', '');
    const started = performance.now();
    const isThere = () => {
      const fresh = [...document.querySelectorAll(content)].find(
        (element) => !element.hasAttribute('data-before'),
      );
      if (!fresh || !window.location.hash.startsWith(`#${address}`)) return false;
      return fresh instanceof HTMLInputElement ? fresh.value !== '' : fresh.textContent !== '';
    };
    const look = () => {
      const passed = performance.now() - started;
      if (isThere()) requestAnimationFrame(() => resolve(performance.now() - started));
      else if (passed > 10_000) reject(new Error(`${address} was not shown within 10 s`));
      else requestAnimationFrame(look);
    };
    document.querySelector<HTMLElement>(click)?.click();
    requestAnimationFrame(look);
  });
