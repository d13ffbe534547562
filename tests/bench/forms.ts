import type { Browser, Page } from '@playwright/test';
import { DEFAULT_SORT, firstStateOf, type ListState } from '@/core/list-views';
import { hasDrawer, type ResourceDefinition } from '@/core/resource';
import { fillPath, recordPath, valuesIn } from '@/core/routes';
import { resources } from '@/resources/registry';
import { median } from './median';
import { newPage, WINDOW, type StoredSession } from './page';

const ROUNDS = 5;
/** Number of records tried: sent ones are read-only and have no form. */
const TRIED = 5;

type Row = Readonly<Record<string, unknown>>;
type Call = (path: string) => Promise<Row>;

/**
 * The median time in ms from a click to the first editable field of a form, with all code loaded before; for every
 * resource with a form, the slowest first. The click is on a record in its list, or on the form's tab if the list opens
 * another one.
 */
export const measureForms = async (
  browser: Browser,
  origin: string,
  session: StoredSession,
): Promise<{ name: string; ms: number }[]> => {
  const context = await browser.newContext({ viewport: WINDOW, storageState: session });
  try {
    const page = await newPage(context);
    await page.goto(origin);
    const call = callAs(origin, session);
    const times: { name: string; ms: number }[] = [];
    for (const resource of resources.filter((each) => each.routes.edit || hasDrawer(each))) {
      const ways = await waysTo(resource, call);
      times.push({ name: resource.name, ms: await measureForm(page, resource.name, ways) });
    }
    return times.toSorted((one, other) => other.ms - one.ms);
  } finally {
    await context.close();
  }
};

/** The way to a form: the addresses to visit, and the selector of the element that opens it on the last one. */
type WayToForm = { visits: readonly string[]; opener: string };

const measureForm = async (page: Page, name: string, ways: WayToForm[]): Promise<number> => {
  for (const way of ways) {
    const first = await timeToForm(page, way);
    if (first === null) continue;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push((await timeToForm(page, way)) ?? Number.NaN);
    }
    return median(times);
  }
  throw new Error(`${name} has no form`);
};

/** Goes to the page before the form, waits until it is idle, and clicks; null if no form opens. */
const timeToForm = async (page: Page, way: WayToForm): Promise<number | null> =>
  (await page.evaluate(visit, way)) ? page.evaluate(clickOpener, way) : null;

const FORM_TAB = 'main [role="tab"][aria-controls$="-form-panel"]';

/** The ways to the forms of the first records of a list; for a nested list, below the first parent with records. */
const waysTo = async (resource: ResourceDefinition, call: Call): Promise<WayToForm[]> => {
  for (const parents of await parentsOf(resource, call)) {
    const rows = await rowsOf(resource, parents, call, firstStateOf(resource), TRIED);
    if (rows.length > 0) return rows.map((row) => wayToForm(resource, row, parents));
  }
  throw new Error(`${resource.name} has no records`);
};

const wayToForm = (
  resource: ResourceDefinition,
  row: Row,
  parents: Readonly<Record<string, string>>,
): WayToForm => {
  const record = { ...row, id: String(row._id) };
  const list = fillPath(resource.routes.list ?? '', {
    ...parents,
    ...valuesIn(resource, record, parents),
  });
  const form = resource.routes.edit
    ? recordPath(resource, 'edit', record, parents)
    : `${list}?edit=${record.id}`;
  // Opened from the list each time, since a form stays mounted behind the other tabs of its record.
  return resource.opensOn
    ? { visits: [list, `${form}?tab=${resource.opensOn}`], opener: FORM_TAB }
    : { visits: [list], opener: `main a[href$="#${form}"]` };
};

const parentsOf = async (
  { parents = {} }: ResourceDefinition,
  call: Call,
): Promise<Record<string, string>[]> => {
  let found: Record<string, string>[] = [{}];
  for (const [parameter, name] of Object.entries(parents)) {
    const parent = resources.find((resource) => resource.name === name);
    if (!parent) throw new Error(`Unknown resource ${name}`);
    const below = await Promise.all(
      found.map(async (outer) =>
        (await rowsOf(parent, outer, call, UNFILTERED, 50)).map(({ _id }) => ({
          ...outer,
          [parameter]: String(_id),
        })),
      ),
    );
    found = below.flat();
  }
  return found;
};

const UNFILTERED: ListState = { filter: {}, sort: DEFAULT_SORT };

const rowsOf = async (
  { endpoint: { base, plural, fixed } }: ResourceDefinition,
  parents: Readonly<Record<string, string>>,
  call: Call,
  { filter, sort }: ListState,
  pageSize: number,
): Promise<Row[]> => {
  const query = new URLSearchParams({
    page: '1',
    pageSize: String(pageSize),
    searchTerm: '',
    sortField: sort.field,
    sortDir: sort.order === 'ASC' ? '1' : '-1',
    ...filter,
    ...fixed,
    ...parents,
  });
  const path = base.replace(/\{(\w+)\}/g, (_, name: string) => parents[name] ?? '');
  const payload = await call(`${path}?${query}`);
  const rows = payload[plural] ?? (payload.data as Row | undefined)?.[plural];
  return Array.isArray(rows) ? (rows as Row[]) : [];
};

/** Returns a function that reads from the backend as the user of `session`. */
const callAs = (origin: string, session: StoredSession): Call => {
  const stored = session.origins[0]?.localStorage.find(({ name }) => name === 'loyalty.session');
  const { token } = JSON.parse(stored?.value ?? '{}') as { token?: string };
  return async (path) => {
    const response = await fetch(`${origin}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return (await response.json()) as Row;
  };
};

/** Runs in the page: visits the pages, waits until the last is idle, and returns whether it has the opener. */
const visit = async ({ visits, opener }: WayToForm): Promise<boolean> => {
  const frames = async (isThere: () => unknown): Promise<boolean> => {
    const started = performance.now();
    while (!isThere()) {
      if (performance.now() - started > 4000) return false;
      await new Promise(requestAnimationFrame);
    }
    return true;
  };
  for (const address of visits) {
    window.location.hash = address;
    await frames(() => !document.querySelector('form'));
  }
  const isThere = await frames(() => document.querySelector(opener));
  await new Promise((atRest) => requestIdleCallback(atRest, { timeout: 2000 }));
  return isThere;
};

/** Runs in the page: clicks, and checks every frame until an editable field has been painted. */
const clickOpener = ({ opener }: WayToForm): Promise<number | null> =>
  new Promise((resolve) => {
    const started = performance.now();
    const isUsable = (field: Element) => field.checkVisibility() && !field.closest('[inert]');
    const look = () => {
      const passed = performance.now() - started;
      const fields = document.querySelectorAll(
        'form :is(input, textarea):enabled:read-write, form [contenteditable="true"]',
      );
      if ([...fields].some(isUsable)) {
        requestAnimationFrame(() => resolve(performance.now() - started));
      } else if (passed > 8000) resolve(null);
      else requestAnimationFrame(look);
    };
    document.querySelector<HTMLElement>(opener)?.click();
    requestAnimationFrame(look);
  });
