import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { ANNOUNCED, clearAnnounced } from './live-regions';
import { findNoPlaces } from './no-places';
import { dropOwnerStacks } from './owner-stacks';
import { dropRefusals } from './refusals';
import { dropStyles, keepVisibleStyles } from './visible-styles';

configure({
  // The default of a second is too short on a busy machine.
  asyncUtilTimeout: 10_000,
  // A text that is shown and announced would be found twice.
  defaultIgnore: `script, style, ${ANNOUNCED}`,
  // By default every attempt of a query that waits prints the document: a tenth of the tests' time.
  getElementError: (message) => new Error(message ?? undefined),
});

keepVisibleStyles();
dropOwnerStacks();
dropRefusals();
findNoPlaces();

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(prettyDOM());
  cleanup();
  clearAnnounced();
  dropStyles();
});
