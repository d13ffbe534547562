import { API, rowsIn, inCall, inAnswer, refuse, type Deviation } from './kinds';

/** Deviations of lookups. */
export const LOOKUP_DEVIATIONS: readonly Deviation[] = [
  inAnswer(
    'bousers',
    'lookup /role/agent',
    'a lookup of agents with managers',
    ({ path }) => path === `${API}bousers/role/agent`,
    (answer) => {
      rowsIn(answer)[0]!.roles = ['company_manager'];
    },
  ),
  inCall('bousers', 'lookup /company/{company_code}/role/area_manager', 'no lookup', ({ path }) =>
    path.endsWith('/role/area_manager') ? refuse(404) : undefined,
  ),
];
