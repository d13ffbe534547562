import { API, rowsIn, inCall, inAnswer, refuse, type Deviation } from './kinds';

/** Deviations of look-ups. */
export const LOOKUP_DEVIATIONS: readonly Deviation[] = [
  inAnswer(
    'bousers',
    'look-up /role/agent',
    'a look-up of agents with managers',
    ({ path }) => path === `${API}bousers/role/agent`,
    (answer) => {
      rowsIn(answer)[0]!.roles = ['company_manager'];
    },
  ),
  inCall('bousers', 'look-up /company/{company_code}/role/area_manager', 'no look-up', ({ path }) =>
    path.endsWith('/role/area_manager') ? refuse(404) : undefined,
  ),
];
