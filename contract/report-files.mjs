// @ts-check
/** @typedef {import('./run.mjs').Outcome} Outcome */

/** All results as JSON. @param {Outcome} outcome */
export const jsonOf = (outcome) => `${JSON.stringify(outcome, null, 2)}\n`;

/** All results as JUnit XML: one suite per area, one case per check. @param {Outcome} outcome */
export const junitOf = ({ results }) => {
  const areas = [...new Set(results.map(({ area }) => area))];
  const suites = areas.map((area) =>
    suiteOf(
      area,
      results.filter((each) => each.area === area),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`;
};

/** @type {(area: string, results: Outcome['results']) => string} */
const suiteOf = (area, results) => {
  const failures = results.filter(({ state }) => state === 'differs' || state === 'lacks').length;
  const skipped = results.filter(({ state }) => state === 'unjudged').length;
  const cases = results.map(
    (result) =>
      `    <testcase classname="${escaped(area)}" name="${escaped(`${result.check}: ${result.call}`)}">${inside(result)}</testcase>\n`,
  );
  return `  <testsuite name="${escaped(area)}" tests="${results.length}" failures="${failures}" skipped="${skipped}">\n${cases.join('')}  </testsuite>\n`;
};

/** @param {Outcome['results'][number]} result */
const inside = ({ state, expected, seen = '', section }) => {
  if (state === 'unjudged') return `<skipped message="${escaped(seen)}"/>`;
  if (state === 'holds') return '';
  const message = `expected ${expected ?? 'the area'}, seen ${seen}, see ${section}`;
  return `<failure type="${state}" message="${escaped(message)}"/>`;
};

/** Escapes a text for XML, and replaces the control characters that XML does not allow. @param {string} text */
const escaped = (text) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
