// @ts-check
import { seenOf } from '../client.mjs';
import { contentOf } from '../document.mjs';

/** @typedef {import('../document.mjs').Document['uploads'][number]} Upload */

/**
 * Sends a file as the console does.
 *
 * @param {import('../client.mjs').Ask} ask
 * @param {Upload} upload
 * @param {string} token
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {string} name the name of the file, without its extension
 * @param {number} [seconds] the time limit
 */
export const sendFile = (ask, { path }, token, bytes, name, seconds) => {
  const raw = new FormData();
  raw.set('file', new Blob([bytes], { type: 'text/csv' }), `${name}.csv`);
  return ask({ path, token, raw, seconds });
};

/**
 * The difference of the answer to a file: its status, its shape, or one of its counts.
 *
 * @type {(context: import('../run.mjs').Context, upload: Upload, answer: import('../client.mjs').Answer, counts:
 * Record<string, number>) => import('../results.mjs').Difference | undefined}
 */
export const answerProblem = ({ checkSchema }, { operation }, answer, counts) => {
  if (answer.status < 200 || answer.status >= 300) return { expected: '200', seen: seenOf(answer) };
  const [problem] = checkSchema(contentOf(operation).schema, answer.json);
  if (problem) return { expected: `${problem.path} ${problem.expected}`, seen: seenOf(answer) };
  const counted = answer.json.data ?? {};
  const wrong = Object.keys(counts).find(
    (key) => counted[key] !== undefined && counted[key] !== counts[key],
  );
  return wrong ? { expected: `${wrong} ${counts[wrong]}`, seen: seenOf(answer) } : undefined;
};

/** The columns of a file, from the upload's description in docs/openapi.json. @param {Upload} upload */
export const columnsOf = ({ operation }) => {
  const [, names = ''] = /Columns: ([^.]*)\./.exec(operation['requestBody'].description) ?? [];
  return names.split(', ');
};
