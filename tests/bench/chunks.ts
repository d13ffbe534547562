/** Budgets in kB of 1000 bytes, gzip: what was reached, and a little room (docs/architecture.md). */
export const BUDGETS = { login: 92, firstList: 320, page: 40 } as const;

/** The console behind the login, as the manifest of the build names it. */
export const CONSOLE = 'src/app/console/Console.tsx';

/** The list that stands for 'the first list': plain, and the one the warm navigations start from. */
export const FIRST_LIST = ['src/shared/list/ListPage.tsx', 'src/resources/company/company.list.ts'];

/** Its words, in the language of a first visit. */
export const WORDS = 'virtual:catalogue/it';
