// @ts-check
import { seenOf } from '../client.mjs';
import { unless } from '../results.mjs';

/** The request headers that a preflight must allow by name; browsers always allow the others. */
const ALLOWED_HEADERS = ['authorization', 'content-type'];

/** Checks CORS, if the console is served from another origin. @param {import('../run.mjs').Context} context */
export const checkOrigin = async ({ ask, options, session, results }) => {
  const { judge, pass } = results.of('account');
  const { origin } = options;
  if (!origin) {
    pass('CORS', 'headers', 'OPTIONS /me', 'no --origin is given');
    return;
  }
  const preflight = await ask({
    method: 'OPTIONS',
    path: '/me',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': ALLOWED_HEADERS.join(','),
    },
  });
  const allowed = namesIn(preflight, 'access-control-allow-headers');
  const missing = ALLOWED_HEADERS.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  judge(
    'preflight',
    'headers',
    preflight.call,
    unless(
      preflight.status >= 200 && preflight.status < 300,
      'a 2xx without a token',
      seenOf(preflight),
    ) ??
      unless(
        allows(preflight, origin),
        `Access-Control-Allow-Origin: ${origin}`,
        'another or none',
      ) ??
      unless(
        missing.length === 0,
        `Access-Control-Allow-Headers with ${ALLOWED_HEADERS.join(', ')}`,
        allowed.join(', ') || 'none',
      ),
  );

  const good = await ask({ path: '/me', token: session.token, headers: { origin } });
  judge(
    'origin of an answer',
    'headers',
    good.call,
    unless(allows(good, origin), `Access-Control-Allow-Origin: ${origin}`, 'another or none'),
  );
  const refused = await ask({ path: '/me', headers: { origin } });
  judge(
    'origin of a refusal',
    'headers',
    refused.call,
    unless(allows(refused, origin), `Access-Control-Allow-Origin: ${origin}`, 'another or none'),
  );
  const exposed = namesIn(good, 'access-control-expose-headers');
  judge(
    'exposed headers',
    'errors',
    good.call,
    unless(
      exposed.includes('retry-after') || exposed.includes('*'),
      'Access-Control-Expose-Headers: Retry-After',
      exposed.join(', ') || 'none',
    ),
  );
};

/** @type {(answer: import('../client.mjs').Answer, origin: string) => boolean} */
const allows = ({ headers }, origin) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/** @type {(answer: import('../client.mjs').Answer, header: string) => string[]} */
const namesIn = ({ headers }, header) =>
  (headers.get(header) ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
