// @ts-check
import { isObject } from '../json-schema.mjs';
import { pathOf } from '../lists.mjs';
import { refusalProblem } from './refusal.mjs';

/** Checks the list without a token and with an invalid one. @param {import('./area.mjs').AreaContext} context */
export const checkTokens = async (context) => {
  const { place, ask, session, judge } = context;
  const path = pathOf(place.area, place.area.base, place.parentId);
  /** @type {[check: string, token: string | undefined][]} */
  const tokens = [
    ['no token', undefined],
    ['wrong token', `${session.token}x`],
  ];
  for (const [check, token] of tokens) {
    const answer = await ask({ path, token });
    judge(check, 'errors', answer.call, refusalProblem(context, answer, [401]));
  }
};

/**
 * Returns tokens forged from a valid one: with a changed letter and, for a JSON Web Token, with a later expiry, and
 * without its signature.
 *
 * @param {string} token
 * @returns {[check: string, token: string][]}
 */
export const forgedTokens = (token) => {
  const [head = '', payload = '', signature, ...rest] = token.split('.');
  const middle = Math.floor(token.length / 3);
  const other = token[middle] === 'a' ? 'b' : 'a';
  const changed = `${token.slice(0, middle)}${other}${token.slice(middle + 1)}`;
  const claims = rest.length === 0 && signature !== undefined ? claimsOf(payload) : undefined;
  if (!claims) return [['changed token', changed]];
  const later = encoded({ ...claims, exp: 4_102_444_800 });
  return [
    ['changed token', changed],
    ['prolonged token', `${head}.${later}.${signature}`],
    ['unsigned token', `${encoded({ alg: 'none', typ: 'JWT' })}.${later}.`],
  ];
};

/** @param {unknown} value */
const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @type {(payload: string) => Record<string, unknown> | undefined} */
const claimsOf = (payload) => {
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return isObject(claims) ? claims : undefined;
  } catch {
    // Two dots do not make a JSON Web Token.
    return undefined;
  }
};
