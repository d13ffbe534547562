import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files';

/** A live region that is inserted with its text is silent, or interrupts: there are only those of the announcer. */
const LIVE =
  /aria-live|role[=:] ?\{?['"](?:status|alert|log|timer)['"]|role=\{[^}]*['"](?:status|alert)['"]|<output|['"]output['"]/;

it('only the announcer has live regions', () => {
  const own = sourceFiles('src').filter(({ text }) => LIVE.test(text));
  // The page of a wrong configuration is drawn before there is an announcer.
  expect(own.map(({ path }) => path)).toEqual(['src/main.tsx']);
});

it('only its wrapper imports the alert of MUI, which would be a live region', () => {
  const own = sourceFiles('src').filter(({ text }) => text.includes("'@mui/material/Alert'"));
  expect(own.map(({ path }) => path)).toEqual(['src/ui/page/Alert.tsx']);
});
