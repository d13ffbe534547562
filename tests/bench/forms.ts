import type { Browser, Page } from '@playwright/test';
import { hasDrawer, type ResourceDefinition } from '@/core/resource';
import { fillPath, recordPath, valuesIn } from '@/core/routes';
import { resources } from '@/resources/registry';
import { median } from './median';
import { newPage, WINDOW, type StoredSession } from './page';

const ROUNDS = 5;
/** Records tried until one has a form: what was sent can only be read. */
const TRIED = 5;

type Row = Readonly<Record<string, unknown>>;
type Call = (path: string) => Promise<Row>;

/**
 * The median time from a click in a list to the first field of its form that can be written in, everything loaded once,
 * of every resource that has a form; in ms, the slowest first.
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
      const forms = await formsOf(resource, call);
      times.push({ name: resource.name, ms: await measureForm(page, resource.name, forms) });
    }
    return times.toSorted((one, other) => other.ms - one.ms);
  } finally {
    await context.close();
  }
};

type FormAddress = { list: string; form: string };

const measureForm = async (page: Page, name: string, forms: FormAddress[]): Promise<number> => {
  for (const addresses of forms) {
    const first = await timeToForm(page, addresses);
    if (first === null) continue;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push((await timeToForm(page, addresses)) ?? Number.NaN);
    }
    return median(times);
  }
  throw new Error(`${name} shows no form`);
};

/**
 * Goes to the list, lets it come to rest as a hand does, and clicks; null where the list or its record shows no form.
 */
const timeToForm = async (page: Page, addresses: FormAddress): Promise<number | null> =>
  (await page.evaluate(openList, addresses)) ? page.evaluate(clickRecord, addresses) : null;

/** The addresses of the list and of the form of its first records, below the first parent that has any. */
const formsOf = async (resource: ResourceDefinition, call: Call): Promise<FormAddress[]> => {
  for (const parents of await parentsOf(resource, call)) {
    const rows = await rowsOf(resource, parents, call);
    if (rows.length > 0) return rows.map((row) => addressesOf(resource, row, parents));
  }
  throw new Error(`${resource.name} has no records`);
};

const addressesOf = (
  resource: ResourceDefinition,
  row: Row,
  parents: Readonly<Record<string, string>>,
): FormAddress => {
  const record = { ...row, id: String(row._id) };
  const list = fillPath(resource.routes.list ?? '', {
    ...parents,
    ...valuesIn(resource, record, parents),
  });
  const form = resource.routes.edit
    ? recordPath(resource, 'edit', record, parents)
    : `${list}?edit=${record.id}`;
  return { list, form };
};

const parentsOf = async (
  { parents = {} }: ResourceDefinition,
  call: Call,
): Promise<Record<string, string>[]> => {
  let found: Record<string, string>[] = [{}];
  for (const [parameter, name] of Object.entries(parents)) {
    const parent = resources.find((resource) => resource.name === name);
    if (!parent) throw new Error(`There is no resource ${name}`);
    const below = await Promise.all(
      found.map(async (outer) =>
        (await rowsOf(parent, outer, call, 50)).map(({ _id }) => ({
          ...outer,
          [parameter]: String(_id),
        })),
      ),
    );
    found = below.flat();
  }
  return found;
};

const rowsOf = async (
  { endpoint: { base, plural, fixed } }: ResourceDefinition,
  parents: Readonly<Record<string, string>>,
  call: Call,
  pageSize = TRIED,
): Promise<Row[]> => {
  const query = new URLSearchParams({
    page: '1',
    pageSize: String(pageSize),
    searchTerm: '',
    sortField: '_id',
    sortDir: '1',
    ...fixed,
    ...parents,
  });
  const path = base.replace(/\{(\w+)\}/g, (_, name: string) => parents[name] ?? '');
  const payload = await call(`${path}?${query}`);
  const rows = payload[plural] ?? (payload.data as Row | undefined)?.[plural];
  return Array.isArray(rows) ? (rows as Row[]) : [];
};

/** Reads of the backend as the user of `session`. */
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

/** Runs in the page: shows the list, once nothing is drawn any more; whether it links the form. */
const openList = async ({ list, form }: FormAddress): Promise<boolean> => {
  window.location.hash = list;
  const started = performance.now();
  const isThere = () =>
    !document.querySelector('form') && document.querySelector(`main a[href$="#${form}"]`);
  while (!isThere()) {
    if (performance.now() - started > 4000) return false;
    await new Promise(requestAnimationFrame);
  }
  await new Promise((atRest) => requestIdleCallback(atRest, { timeout: 2000 }));
  return true;
};

/** Runs in the page: clicks the record and looks at every frame until a field that can be written in was painted. */
const clickRecord = ({ form }: FormAddress): Promise<number | null> =>
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
    document.querySelector<HTMLElement>(`main a[href$="#${form}"]`)?.click();
    requestAnimationFrame(look);
  });
