import { resolve } from 'node:path';
import { readBundle, type Bundle } from './bundle';
import { BUDGETS, CONSOLE, DASHBOARD, FIRST_FORM, FIRST_LIST, LOGIN, WORDS } from './chunks';
import { printTable } from './table';

/** Charts and rich text have no budget, because pages load them separately and only when needed. */
const HEAVY = /charts?\b|tiptap|rich-?text/i;

/** A page, or a part that a page loads later. Modules that several pages share belong to none of them. */
const PAGE = /^src\/(?:account|pages|resources)\/.+\.tsx?$/;

const measure = (bundle: Bundle) => {
  const pages = bundle.keys.filter((key) => PAGE.test(key));
  const always = [...LOGIN, CONSOLE, WORDS];
  return [
    {
      what: 'until the login can be used',
      bytes: bundle.jsOf(...LOGIN),
      budget: BUDGETS.login,
    },
    {
      what: 'until the first list is shown',
      bytes: bundle.jsOf(...always, ...FIRST_LIST),
      budget: BUDGETS.firstList,
    },
    {
      what: 'until the first form is shown',
      bytes: bundle.jsOf(...always, ...FIRST_FORM),
      budget: BUDGETS.firstForm,
    },
    {
      what: 'until the dashboard is shown',
      bytes: bundle.jsOf(...always, ...DASHBOARD),
      budget: BUDGETS.dashboard,
    },
    ...pages
      .filter((key) => ![...bundle.loadedWith(key)].some((chunk) => HEAVY.test(chunk)))
      .map((key) => ({
        what: key,
        bytes: bundle.jsOfItsOwn(key, [...always, ...pages]),
        budget: BUDGETS.page,
      }))
      .sort((a, b) => b.bytes - a.bytes),
  ];
};

const rows = measure(readBundle(resolve(import.meta.dirname, '../../dist')));
printTable(
  ['JavaScript, gzip', 'kB', 'at most', ''],
  rows.map(({ what, bytes, budget }) => [
    what,
    (bytes / 1000).toFixed(1),
    String(budget),
    bytes <= budget * 1000 ? 'pass' : 'FAIL',
  ]),
);
for (const { what, bytes, budget } of rows) {
  if (bytes <= budget * 1000) continue;
  console.error(
    `${what}: ${Math.ceil(bytes - budget * 1000)} bytes too many. Load code later (docs/loading.md), or change the budget in tests/bench/chunks.ts and docs/folders/tests.md.`,
  );
  process.exitCode = 1;
}
