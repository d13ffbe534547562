// @ts-check
import { seenOf } from '../client.mjs';

/**
 * The difference of a refusal: another status, or a body that the console cannot show.
 *
 * @param {Pick<import('../run.mjs').Context, 'document' | 'checkSchema'>} context
 * @param {import('../client.mjs').Answer} answer
 * @param {readonly number[]} statuses the allowed ones
 * @returns {import('../results.mjs').Difference | undefined}
 */
export const refusalProblem = ({ document, checkSchema }, answer, statuses) => {
  if (!statuses.includes(answer.status))
    return { expected: statuses.join(' or '), seen: seenOf(answer) };
  const [problem] = checkSchema(document.json['components'].schemas.Errors, answer.json);
  if (!problem && answer.json.errors.length > 0) return undefined;
  return {
    expected: '{"errors": [text, or {"message", "field"}, or {"msg", "param"}]}',
    seen: seenOf(answer),
  };
};
