// @ts-check
import { randomUUID } from 'node:crypto';
import { seenOf } from '../client.mjs';
import { contentOf } from '../document.mjs';
import { NO_ID } from '../lists.mjs';
import { unless } from '../results.mjs';
import { checkOrigin } from './origin.mjs';
import { forgedTokens } from './tokens.mjs';
import { refusalProblem } from './refusal.mjs';

/** Checks login, profile, tokens, unknown addresses, and CORS. @param {import('../run.mjs').Context} context */
export const checkAccount = async (context) => {
  const { ask, session, document, checkSchema, results } = context;
  const { judge } = results.of('account');

  const me = await ask({ path: '/me', token: session.token });
  const schema = contentOf(document.json['paths']['/me'].get).schema;
  const [problem] = me.status === 200 ? checkSchema(schema, me.json) : [];
  judge(
    'profile',
    'account',
    me.call,
    me.status === 200
      ? problem && {
          expected: `${problem.path || 'the answer'} ${problem.expected}`,
          seen: JSON.stringify(problem.seen) ?? 'nothing',
        }
      : { expected: '200', seen: seenOf(me) },
  );

  const email = `contract-kit-${randomUUID()}@example.invalid`;
  /** @type {Refusal[]} */
  const refusals = [
    [
      'wrong login',
      'account',
      [401, 429],
      { path: '/bouser/login', body: { email, password: 'x' } },
    ],
    ['login without fields', 'errors', [400, 401, 422, 429], { path: '/bouser/login', body: {} }],
    ['broken JSON', 'errors', [400], { path: '/bouser/login', raw: '{"email":' }],
    ['no token', 'errors', [401], { path: '/me' }],
    ['wrong token', 'errors', [401], { path: '/me', token: `${session.token}x` }],
    ...forgedTokens(session.token).map(
      ([check, token]) => /** @type {Refusal} */ ([check, 'errors', [401], { path: '/me', token }]),
    ),
    [
      'a body of 40 MB',
      'errors',
      [413],
      { path: '/bouser/login', body: { email, password: 'x'.repeat(40_000_000) }, seconds: 120 },
    ],
    [
      'invalid link',
      'account',
      [404, 429],
      {
        path: '/api/v1/auth/reset/listaccounts',
        query: { forget_password_token: `kit-${NO_ID}` },
      },
    ],
    [
      'unknown address',
      'errors',
      [404],
      { path: `/api/v1/contract-kit-${NO_ID}`, token: session.token },
    ],
  ];
  for (const [check, section, statuses, call] of refusals) {
    const answer = await ask(call);
    judge(check, section, answer.call, refusalProblem(context, answer, statuses));
    if (answer.status !== 429) continue;
    const wait = answer.headers.get('retry-after');
    judge('time to wait', 'errors', answer.call, unless(wait !== null, 'Retry-After', 'no header'));
  }
  await checkOldToken(context);
  await checkOrigin(context);
};

/**
 * @typedef {[check: string, section: 'account' | 'errors' | 'records', statuses: number[], call:
 * import('../client.mjs').Call]} Refusal
 */

/**
 * Checks that an expired token gets a 401. The kit cannot make one, so the user of the kit passes it.
 *
 * @param {import('../run.mjs').Context} context
 */
const checkOldToken = async (context) => {
  const { ask, options, results } = context;
  const { judge, pass } = results.of('account');
  const { oldToken } = options;
  if (!oldToken) {
    pass('old token', 'errors', 'GET /me', 'no --old-token is given');
    return;
  }
  const answer = await ask({ path: '/me', token: oldToken });
  judge('old token', 'errors', answer.call, refusalProblem(context, answer, [401]));
};
