import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const styles = (file: string) =>
  readFileSync(new URL(`../../src/kit/${file}.module.css`, import.meta.url), 'utf8');

/** The first number that `pattern` finds in a stylesheet. */
const numberIn = (file: string, pattern: RegExp) => Number(pattern.exec(styles(file))?.[1]);

/** As parts of the font's size: from its baseline to the lowest of its letters, and its own line height. */
const INTER = { descent: 0.2412, height: 1.21 };
const FONT_SIZE = 13;

it('the line under a name in a table is inside the line of text, which is cut off below', () => {
  const lineHeight = numberIn('list/ListTable', /\.lines \{[^}]*line-height: ([\d.]+)/);
  const offset = numberIn(
    'links/quiet-links',
    /\.quiet a \{[^}]*text-underline-offset: ([\d.]+)px/,
  );
  const belowBaseline = FONT_SIZE * (INTER.descent + (lineHeight - INTER.height) / 2);
  // The baseline is at a whole pixel, up to half of one further down.
  expect(offset + 1 + 0.5).toBeLessThan(belowBaseline);
});
