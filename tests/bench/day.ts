import type { Role } from '@/core/permissions';

/**
 * A step of a user's day. `row` opens the row of the list at this index; `save` types into the named field of the open
 * form and saves it; `process` processes the open sale and goes to the next; `upload` imports a CSV file.
 */
export type Step =
  | { open: string }
  | { search: string }
  | { row: number }
  | { back: true }
  | { save: string }
  | { process: true }
  | { upload: string };

/** A thousand staff: the numbers of each role in a company with 800 agents. */
export const STAFF: Readonly<Record<Role, number>> = {
  admin: 10,
  company_manager: 20,
  area_manager: 50,
  site_manager: 120,
  agent: 800,
};

const NAMES = ['bar', 'rossi', 'pizzeria', 'caffe', 'gelateria', 'al', 'trattoria', 'sas'];

/** Searches customers by name and opens a result of each search. */
const customers = (count: number): Step[] =>
  Array.from({ length: count }, (_, at): Step[] => [
    { open: '/app-user/list' },
    { search: NAMES[at % NAMES.length] ?? '' },
    { row: at % 3 },
  ]).flat();

const pages = (...addresses: string[]): Step[] => addresses.map((open) => ({ open }));

/** Opens rows of a list one after the other. */
const rows = (address: string, count: number): Step[] => [
  { open: address },
  ...Array.from({ length: count }, (_, row): Step[] => [{ row }, { back: true }]).flat(),
];

/** Opens rows of a list, changes one field of each and saves it. */
const edits = (address: string, count: number, save: string): Step[] =>
  Array.from({ length: count }, (_, row): Step[] => [{ open: address }, { row }, { save }]).flat();

/** Processes unprocessed sales, beginning with the first. */
const sales = (count: number): Step[] => [
  { open: '/user-sale/list' },
  { row: 0 },
  ...Array.from({ length: count }, (): Step => ({ process: true })),
];

/** Staff that every manager may change. */
const AGENTS = '/bo-user/list?filter={"role":"agent"}';

const TURNOVERS = [
  'customer_code,agent_code,company_code,location_code,year,month,amount',
  ...[1, 2, 3].map((month) => `NEW-${month},AGE-001,AURORA,AUR-MIL,2026,${month},100.00`),
].join('\n');

/**
 * The day of each role, made of its jobs in the end-to-end tests: an agent reads about customers before visits, a site
 * manager checks agents and figures, a manager writes news, an admin processes sales and imports turnovers.
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
    ...edits(AGENTS, 1, 'Cognome'),
    ...rows('/news/list', 2),
    ...pages('/calendar', '/dashboard'),
  ],
  area_manager: [
    ...pages('/dashboard', '/turnover/list', '/target/list', '/app-activity/list'),
    ...customers(4),
    ...rows('/bo-user/list', 5),
    ...edits(AGENTS, 2, 'Cognome'),
    ...rows('/news/list', 2),
    ...pages('/calendar', '/dashboard'),
  ],
  company_manager: [
    ...pages('/dashboard', '/turnover/list', '/target/list', '/app-activity/list'),
    ...customers(4),
    ...rows('/promotion/list', 3),
    ...rows('/news/list', 5),
    ...edits('/news/list', 3, 'Titolo'),
    ...rows('/survey/list', 2),
    ...pages('/calendar', '/dashboard'),
  ],
  admin: [
    ...pages('/dashboard'),
    ...sales(10),
    ...customers(8),
    ...rows('/bo-user/list', 5),
    ...edits(AGENTS, 3, 'Cognome'),
    ...rows('/promotion/list', 4),
    ...pages('/csv/list/Customer', '/csv/list/Turnover'),
    { upload: TURNOVERS },
    ...pages('/turnover/list', '/target/list'),
    ...pages('/calendar', '/dashboard'),
  ],
};
