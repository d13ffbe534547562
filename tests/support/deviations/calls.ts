import {
  API,
  lists,
  rowsIn,
  inCall,
  inAnswer,
  forAccount,
  AGENT,
  MANAGER,
  into,
  refuse,
  type Deviation,
} from './kinds';

/** Deviations of single records, sessions, roles and CORS. */
export const CALL_DEVIATIONS: readonly Deviation[] = [
  inAnswer(
    'locations',
    'one',
    'another singular',
    ({ path }) => /locations\/\w+$/.test(path),
    (answer) => {
      if (answer.json?.data) answer.json = { data: { item: answer.json.data.location } };
    },
  ),
  inAnswer(
    'locations',
    'unknown id',
    'an unknown id is null',
    ({ path }, { status }) => path.startsWith(`${API}locations/`) && status === 404,
    (answer) => Object.assign(answer, { status: 200, json: { data: { location: null } } }),
  ),
  inAnswer(
    'locations',
    'unknown id',
    'a refusal with one error',
    (_, { status }) => status === 404,
    (answer) => {
      answer.json = { error: 'Not found' };
    },
  ),
  inCall('categories', 'no token', 'a list without a token', (call) =>
    lists(call, 'categories') && !call.headers.authorization
      ? { json: { data: { categories: [], total_rows: 0 } } }
      : undefined,
  ),
  inAnswer(
    'categories',
    'wrong token',
    'a dead token is a 403',
    ({ headers }, { status }) => status === 401 && headers.authorization !== undefined,
    (answer) => {
      answer.status = 403;
    },
  ),
  {
    name: 'a token is known by its beginning',
    areas: ['account'],
    found: ['account changed token'],
    plant: () => {
      let token = '';
      return {
        asked: ({ headers }) => {
          const { authorization = '' } = headers;
          const isChanged = authorization.length === token.length && authorization !== token;
          if (isChanged && token.slice(0, 12) === authorization.slice(0, 12))
            headers.authorization = token;
          return undefined;
        },
        answered: ({ json }, { path }) => {
          if (path === '/bouser/login' && json?.token) token ||= `Bearer ${json.token}`;
        },
      };
    },
  },
  inAnswer(
    'account',
    'old token',
    'a session that has ended is a 403',
    ({ headers }) => headers.authorization === `Bearer ${OLD_TOKEN}`,
    (answer) => Object.assign(answer, refuse(403)),
  ),
  inAnswer(
    'account',
    'a body of 40 MB',
    'a body that is too large is a page',
    (_, { status }) => status === 413,
    into({ json: undefined, text: '<h1>413 Request Entity Too Large</h1>' }),
  ),
  inAnswer(
    'account',
    'profile',
    'a profile without self',
    ({ path }, { status }) => path === '/me' && status === 200,
    (answer) => {
      answer.json = answer.json.self;
    },
  ),
  inAnswer(
    'account',
    'broken JSON',
    'broken JSON is a 500',
    (_, { status }) => status === 400,
    (answer) => Object.assign(answer, refuse(500)),
  ),
  inAnswer(
    'account',
    'unknown address',
    'a page for an unknown address',
    ({ path }) => path.includes('contract-kit'),
    (answer) => Object.assign(answer, { status: 200, json: undefined, text: '<html>' }),
  ),
  inAnswer(
    'account',
    'preflight',
    'a preflight without Authorization',
    ({ method }) => method === 'OPTIONS',
    (answer) => {
      answer.headers['access-control-allow-headers'] = 'Content-Type, Accept';
    },
  ),
  inAnswer(
    'account',
    'origin of a refusal',
    'a refusal without CORS',
    ({ headers }, { status }) => status === 401 && headers.origin !== undefined,
    (answer) => {
      delete answer.headers['access-control-allow-origin'];
    },
  ),
  inAnswer(
    'account',
    'exposed headers',
    'Retry-After is hidden',
    () => true,
    (answer) => {
      delete answer.headers['access-control-expose-headers'];
    },
  ),
  inCall('categories', 'time', 'a list that takes its time', async ({ query }) => {
    if (query.get('searchTerm')?.startsWith('zq'))
      await new Promise((resolve) => void setTimeout(resolve, SLOW_MS));
    return undefined;
  }),
  forAccount(
    AGENT,
    'groups',
    'agent lists',
    'an agent lists groups',
    (call, { status }) => lists(call, 'groups') && status === 403,
    into({ status: 200, json: { data: { groups: [], total_rows: 0 } } }),
  ),
  forAccount(
    AGENT,
    'categories',
    'agent lists',
    'an agent may not list categories',
    (call) => lists(call, 'categories'),
    into(refuse(403)),
  ),
  forAccount(
    MANAGER,
    'locations',
    'company_manager sees own companies',
    'rows of another company',
    (call) => lists(call, 'locations'),
    (answer) => Object.assign(rowsIn(answer)[0] ?? {}, { company_code: 'OTHERS' }),
  ),
];

/** A token whose session has ended. */
export const OLD_TOKEN = 'token-of-a-session-that-has-ended';

/** The duration of a slow answer in milliseconds: longer than the kit allows in these tests. */
export const SLOW_MS = 1500;
