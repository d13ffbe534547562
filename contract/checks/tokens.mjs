// @ts-check
import { pathOf } from '../lists.mjs';
import { refusalProblem } from './refusal.mjs';

/** The list without a token, and with one that nobody has. @param {import('./area.mjs').AreaContext} context */
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
