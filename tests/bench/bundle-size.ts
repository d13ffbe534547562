import { resolve } from 'node:path';
import { readBundle, type Bundle } from './bundle';
import { CONSOLE, FIRST_LIST } from './chunks';
import { printTable } from './table';

/** Budgets in kB of 1000 bytes, gzip (docs/architecture.md). */
const LOGIN_BUDGET = 130;
const FIRST_LIST_BUDGET = 350;
const PAGE_BUDGET = 40;

/** Chunks a page fetches for a part of itself: charts and rich text have no budget of their own. */
const HEAVY_PARTS = /x-charts|Chart|tiptap|RichText/;

const measure = (bundle: Bundle) => {
  const page = (key: string) => bundle.jsBeyond(key, [bundle.entry, CONSOLE]);
  const pages = bundle.keys
    .filter((key) => /^src\/(?:resources|pages|account)\/.+\.tsx?$/.test(key))
    .filter((key) => !HEAVY_PARTS.test(key) && key !== bundle.entry);
  return [
    { what: 'until the login can be used', bytes: bundle.jsOf(bundle.entry), budget: LOGIN_BUDGET },
    {
      what: 'until the first list is shown',
      bytes: bundle.jsOf(bundle.entry, CONSOLE, FIRST_LIST),
      budget: FIRST_LIST_BUDGET,
    },
    ...pages
      .map((key) => ({ what: key, bytes: page(key), budget: PAGE_BUDGET }))
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
