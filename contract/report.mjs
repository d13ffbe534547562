// @ts-check
/** @typedef {import('./run.mjs').Outcome} Outcome */

const MARKS = { holds: 'matches', differs: 'differs', lacks: 'missing', unjudged: 'not judged' };

/** @typedef {(text: string, colour: keyof typeof COLOURS) => string} Paint */

const COLOURS = { red: 31, green: 32, yellow: 33, grey: 90, bold: 1 };

/**
 * Colours texts, if the stream is a terminal and NO_COLOR is not set.
 *
 * @type {(stream: { isTTY?: boolean }) => Paint}
 */
export const createPaint = ({ isTTY }) => {
  const hasColours = isTTY === true && !process.env['NO_COLOR'];
  return (text, colour) => (hasColours ? `\x1b[${COLOURS[colour]}m${text}\x1b[0m` : text);
};

/** Shows the current call in one line, on a terminal only. @param {NodeJS.WriteStream} stream */
export const createProgress = (stream) => {
  const write = (/** @type {string} */ line) => {
    if (stream.isTTY) stream.write(`\r\x1b[K${line.slice(0, stream.columns - 1)}`);
  };
  return { show: write, clear: () => write('') };
};

/**
 * The text without the characters that move the cursor, colour or reorder what a terminal shows: a backend may have sent
 * them.
 *
 * @param {string} text
 */
export const printable = (text) => text.replace(/[^\P{C}\n]/gu, '?');

/** The results as a text for people. @type {(outcome: Outcome, paint?: Paint) => string} */
export const reportText = (outcome, paint = (text) => text) => {
  const { results, leftBehind, isWhole, failure, calls, url } = outcome;
  const areas = [...new Set(results.map(({ area }) => area))];
  const lines = [`${url}, ${calls} calls`, ''];
  for (const area of areas) lines.push(...linesOf(area, results, paint));
  const count = (/** @type {string} */ state) =>
    results.filter((result) => result.state === state).length;
  const lacking = areas.filter((area) => isAbsent(results.filter((each) => each.area === area)));
  if (lacking.length > 0) lines.push('', `Missing: ${lacking.join(', ')}.`);
  if (leftBehind.length > 0) {
    lines.push(
      '',
      paint('Left behind:', 'yellow'),
      ...leftBehind.map((what) => `  ${printable(what)}`),
    );
  }
  lines.push(
    '',
    `${count('holds')} match, ${count('differs')} differ, ${count('lacks')} missing, ${count('unjudged')} not judged.`,
  );
  if (failure) lines.push(paint(`The kit failed: ${printable(failure)}`, 'red'));
  else if (!isWhole) lines.push(paint('Interrupted: the remaining checks did not run.', 'red'));
  return `${lines.join('\n')}\n`;
};

/** @type {(area: string, results: Outcome['results'], paint: Paint) => string[]} */
const linesOf = (area, results, paint) => {
  const own = results.filter((result) => result.area === area);
  const bad = own.filter(({ state }) => state === 'differs' || state === 'lacks');
  const open = own.filter(({ state }) => state === 'unjudged');
  const held = own.filter(({ state }) => state === 'holds').length;
  if (isAbsent(bad))
    return [
      `${paint('-', 'red')} ${paint(area, 'bold')}  missing  ${paint(bad[0]?.call ?? '', 'grey')}`,
    ];
  const mark = bad.length === 0 ? paint('✓', 'green') : paint('✗', 'red');
  return [
    `${mark} ${paint(area, 'bold')}  ${held} ${held === 1 ? 'matches' : 'match'}`,
    ...bad.flatMap(({ check, call, state, expected, seen, section }) => [
      `    ${paint(MARKS[state], 'red')}: ${check}  ${paint(call, 'grey')}`,
      ...(expected ? [`        expected  ${printable(expected)}`] : []),
      `        seen      ${printable(seen ?? '')}`,
      paint(`        see       ${section}`, 'grey'),
    ]),
    ...open.map(({ check, seen }) => paint(`    ${MARKS.unjudged}: ${check} (${seen})`, 'grey')),
  ];
};

/** Whether the backend lacks the whole area. @param {Outcome['results']} results */
const isAbsent = ([first]) => first?.state === 'lacks' && first.check === 'list';
