import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const RESOURCES = resolve(import.meta.dirname, '../../src/resources');
const resourceCount = readdirSync(RESOURCES, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
).length;

/** The definition and the words of every resource load with the console: 0.5 kB each. */
const WITH_CONSOLE = 0.5 * resourceCount;

/** Budgets in kB of 1000 bytes, gzip: the present sizes with a little margin (docs/folders/tests.md). */
export const BUDGETS = {
  login: 99,
  firstList: 305.5 + WITH_CONSOLE,
  firstForm: 465.5 + WITH_CONSOLE,
  dashboard: 435.5 + WITH_CONSOLE,
  page: 40,
} as const;

/** The page's own scripts (vite/chunk-groups.ts). */
export const LOGIN = ['entry', 'login'];

/** The console behind the login: a chunk of its own (vite/chunk-groups.ts). */
export const CONSOLE = 'console';

/** The list measured as 'the first list': a plain one, from which the warm navigations start. */
export const FIRST_LIST = ['list', 'src/resources/company/company.list.ts'];

/** The form measured as 'the first form', opened by its address. */
export const FIRST_FORM = ['src/kit/form/FormView.tsx', 'src/resources/company/company.form.ts'];

/** The dashboard without its charts and cards, which load separately. */
export const DASHBOARD = ['src/pages/dashboard/Dashboard.tsx'];

/** The words of the console, in the language of a first visit. */
export const WORDS = 'virtual:catalogue/it';
