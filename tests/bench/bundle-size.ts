import { resolve } from 'node:path';
import { readBundle, type Bundle } from './bundle';
import { CONSOLE, FIRST_LIST, WORDS } from './chunks';
import { printTable } from './table';

/** Budgets in kB of 1000 bytes, gzip (docs/architecture.md). */
const LOGIN_BUDGET = 130;
const FIRST_LIST_BUDGET = 350;
const PAGE_BUDGET = 40;

/** Charts and rich text have no budget: whatever brings them is a part that a page fetches by itself. */
const HEAVY = /charts?\b|tiptap|rich-?text/i;

/** A page, or a part that a page fetches later. What several of them share is no page's own. */
const PAGE = /^src\/(?:account|pages|resources)\/.+\.tsx?$/;

const measure = (bundle: Bundle) => {
  const pages = bundle.keys.filter((key) => PAGE.test(key));
  const always = [bundle.entry, CONSOLE, WORDS];
  return [
    { what: 'until the login can be used', bytes: bundle.jsOf(bundle.entry), budget: LOGIN_BUDGET },
    {
      what: 'until the first list is shown',
      bytes: bundle.jsOf(...always, ...FIRST_LIST),
      budget: FIRST_LIST_BUDGET,
    },
    ...pages
      .filter((key) => ![...bundle.loadedWith(key)].some((chunk) => HEAVY.test(chunk)))
      .map((key) => ({
        what: key,
        bytes: bundle.jsOfItsOwn(key, [...always, ...pages]),
        budget: PAGE_BUDGET,
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
if (rows.some(({ bytes, budget }) => bytes > budget * 1000)) process.exitCode = 1;
