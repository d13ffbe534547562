import type { Role } from '@/core/permissions';

/** A step of a day, as a person takes it; `row` opens a row of the list, counted from 0. */
export type Step = { open: string } | { search: string } | { row: number } | { back: true };

/** A thousand staff, as a company with 800 agents has them. */
export const STAFF: Readonly<Record<Role, number>> = {
  admin: 10,
  company_manager: 20,
  area_manager: 50,
  site_manager: 120,
  agent: 800,
};

const NAMES = ['bar', 'rossi', 'pizzeria', 'caffe', 'gelateria', 'al', 'trattoria', 'sas'];

/** A customer is looked for by name, looked at, and left. */
const customers = (count: number): Step[] =>
  Array.from({ length: count }, (_, at): Step[] => [
    { open: '/app-user/list' },
    { search: NAMES[at % NAMES.length] ?? '' },
    { row: at % 3 },
  ]).flat();

const pages = (...addresses: string[]): Step[] => addresses.map((open) => ({ open }));

/** Rows of a list are opened one after the other. */
const rows = (address: string, count: number): Step[] => [
  { open: address },
  ...Array.from({ length: count }, (_, row): Step[] => [{ row }, { back: true }]).flat(),
];

/**
 * The day of each role, put together from its jobs in the end-to-end stories: an agent looks at customers before
 * visiting them, a site manager at agents and figures, a manager writes news, an admin processes sales and follows
 * imports.
 */
export const DAYS: Readonly<Record<Role, readonly Step[]>> = {
  agent: [
    ...pages('/dashboard'),
    ...customers(12),
    ...pages('/target/list', '/turnover/list', '/promotion/list', '/dashboard'),
  ],
  site_manager: [
    ...pages('/dashboard'),
    ...customers(6),
    ...pages('/turnover/list', '/target/list', '/app-activity/list'),
    ...rows('/bo-user/list', 3),
    ...rows('/news/list', 2),
    ...pages('/calendar', '/dashboard'),
  ],
  area_manager: [
    ...pages('/dashboard', '/turnover/list', '/target/list', '/app-activity/list'),
    ...customers(4),
    ...rows('/bo-user/list', 5),
    ...rows('/news/list', 2),
    ...pages('/calendar', '/dashboard'),
  ],
  company_manager: [
    ...pages('/dashboard', '/turnover/list', '/target/list', '/app-activity/list'),
    ...customers(4),
    ...rows('/promotion/list', 3),
    ...rows('/news/list', 5),
    ...rows('/survey/list', 2),
    ...pages('/calendar', '/dashboard'),
  ],
  admin: [
    ...pages('/dashboard'),
    ...rows('/user-sale/list', 10),
    ...customers(8),
    ...rows('/bo-user/list', 5),
    ...rows('/promotion/list', 4),
    ...pages('/csv/list/Customer', '/csv/list/Turnover', '/turnover/list', '/target/list'),
    ...pages('/calendar', '/dashboard'),
  ],
};
