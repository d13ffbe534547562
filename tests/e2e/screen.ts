import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Opens a documented address from outside, as a link in a mail does: nothing of a page before it is left. */
export const openCold = async (page: Page, address: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`./#${address}`);
};

/** Opens a documented address in the console that is open, without loading its code again. */
export const openHere = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => void (window.location.hash = hash), `#${address}`);

/** Holds back what is asked for at `url` from here on, until the answer is called. */
export const holdBack = async (page: Page, url: string): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** The address bar, after the `#`. */
export const expectAddress = (page: Page, address: string | RegExp): Promise<void> =>
  expect(page).toHaveURL(({ hash }) =>
    typeof address === 'string' ? hash === `#${address}` : address.test(hash.slice(1)),
  );

/** The path alone: a list writes its search and page behind it. */
export const expectPath = (page: Page, path: string): Promise<void> =>
  expect(page).toHaveURL(({ hash }) => hash.slice(1).split('?')[0] === path);

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });

/** An alert of the stack with that message; `alert` is red, `status` green or neutral. */
export const alertSaying = (page: Page, kind: 'alert' | 'status', message: string): Locator =>
  page
    .locator(`[data-alerts] > [data-kind${kind === 'alert' ? '=error' : ''}]`)
    .filter({ hasText: message });

/** The main menu, with all its groups unfolded. */
export const unfoldedMenu = async (page: Page): Promise<Locator> => {
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link').first()).toBeVisible();
  const folded = menu.locator('ul').locator('..').getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
  return menu;
};

export const textField = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Where a picture is chosen. */
export const fileField = (within: Page | Locator, name: string): Locator =>
  // The group of a required picture says so in its name.
  within
    .getByRole('group', { name: new RegExp(`^${name}( \\(.+\\))?$`) })
    .getByLabel(name, { exact: true });

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** The text under a field: its rule, or its error. */
const noteOf = async (field: Locator): Promise<string> => {
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const notes = ids.map((id) => field.page().locator(`[id="${id}"]`).innerText());
  return (await Promise.all(notes)).join(' ').trim();
};

export const expectNote = (field: Locator, note: string): Promise<void> =>
  expect.poll(() => noteOf(field)).toBe(note);

/** Chooses 'Elimina' among a form's other actions: the dialog that asks comes. */
export const askToDelete = async (page: Page): Promise<void> => {
  await button(page, 'Altre azioni').click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
};

/** The rows of a list; a chart above them brings a table of its own, for those who do not see it. */
export const listTable = (page: Page): Locator => page.getByRole('grid').last();

/** The cells of a column of the list, from top to bottom. */
export const column = (page: Page, name: string): Promise<string[]> =>
  listTable(page).evaluate((table, wanted) => {
    const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent?.trim());
    const at = heads.indexOf(wanted);
    return [...table.querySelectorAll('tbody tr')].map(
      (row) => row.children[at]?.textContent?.trim() ?? '',
    );
  }, name);

export const expectColumn = (page: Page, name: string, cells: readonly string[]): Promise<void> =>
  expect.poll(() => column(page, name)).toEqual(cells);

export const sortBy = async (page: Page, name: string): Promise<void> => {
  const header = listTable(page)
    .getByRole('columnheader')
    .filter({ has: page.getByText(name, { exact: true }) });
  const before = (await header.getAttribute('aria-sort')) ?? 'none';
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute(
    'aria-sort',
    before === 'ascending' ? 'descending' : 'ascending',
  );
};

/** The columns that can be sorted, and the field each asks `path` for. */
export const expectSortFields = async (
  page: Page,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  const sortable = listTable(page)
    .getByRole('columnheader')
    .filter({ has: page.getByRole('button') });
  await expect(sortable).toHaveText(Object.keys(fields));
  for (const [name, sortField] of Object.entries(fields)) {
    const asked = page.waitForRequest((call) => pathOf(call) === path);
    await sortBy(page, name);
    expect(queryOf(await asked)).toMatchObject({ sortField, sortDir: '1' });
  }
};

/** Types into the search of a list. */
export const search = (page: Page, text: string): Promise<void> =>
  page.getByRole('searchbox', { name: 'Cerca', exact: true }).fill(text);

/** Chooses an option of a picker that the server searches. */
export const pick = async (page: Page, name: string, text: string, option: RegExp | string) => {
  await page.getByRole('combobox', { name, exact: true }).fill(text);
  await page.getByRole('option', { name: option }).click();
};

/** The pill of a filter, set or not. */
export const filterPill = (page: Page, name: string): Locator =>
  page.getByRole('search').getByRole('button', { name: new RegExp(`^${name}(: |$)`) });

/** Opens what sets a filter: its pill, or the menu of those that are used less. */
const openFilter = async (page: Page, name: string): Promise<Locator> => {
  const bar = page.getByRole('search');
  await expect(bar).toBeVisible();
  const pill = filterPill(page, name);
  if ((await pill.count()) > 0) await pill.click();
  else {
    await button(bar, 'Aggiungi un filtro').click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  }
  return page.getByRole('dialog', { name, exact: true });
};

/** Narrows a list by a filter: to one of its choices, or to the record that `typed` finds, letter by letter. */
export const filterBy = async (
  page: Page,
  name: string,
  option: RegExp | string,
  typed = '',
): Promise<void> => {
  const popover = await openFilter(page, name);
  if (typed !== '') {
    await popover.getByRole('combobox', { name, exact: true }).pressSequentially(typed);
  }
  await popover.getByRole('option', { name: option, exact: typeof option === 'string' }).click();
  await expect(popover).toBeHidden();
};

/** The filters a list offers: its pills, then those of the menu. */
export const filterNames = async (page: Page): Promise<string[]> => {
  const bar = page.getByRole('search');
  await expect(bar).toBeVisible();
  const pills = bar.locator('[aria-haspopup="dialog"]:not([aria-label])');
  const names = await pills.allInnerTexts();
  const add = button(bar, 'Aggiungi un filtro');
  if ((await add.count()) === 0) return names;
  await add.click();
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  names.push(...(await items.allInnerTexts()));
  await page.keyboard.press('Escape');
  return names;
};

/** Records the calls of the backend from here on: method, path and query of each. */
export const recordCalls = (page: Page): Request[] => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(request);
  });
  return calls;
};

/** The answer of a backend whose database is down. */
export const DOWN = 'Il database è fermo';

/** Has the calls that match `pattern` answered so, until they are unrouted. */
export const answerDown = async (page: Page, pattern: string): Promise<void> => {
  await page.route(pattern, (route) => route.fulfill({ status: 500, json: { errors: [DOWN] } }));
};

export const pathOf = (request: Request): string => new URL(request.url()).pathname;

export const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url()).searchParams);

/** Whether rows of the list at `path` are asked for; one row is asked for to count them. */
export const asksForRows =
  (path: string) =>
  (request: Request): boolean =>
    pathOf(request) === path && queryOf(request).pageSize !== '1';

/** Pixels of the window. */
export type Spot = { x: number; y: number };

/** Fingers on a touch screen, as Chromium's protocol has them. */
export const fingers = async (page: Page) => {
  const protocol = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Spot[]) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  return {
    put: (spots: readonly Spot[]) => send('touchStart', spots),
    move: (spots: readonly Spot[]) => send('touchMove', spots),
    lift: () => send('touchEnd', []),
  };
};
