import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dropStyles, keepVisibleStyles } from './visible-styles';

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

keepVisibleStyles();

afterEach(() => {
  cleanup();
  dropStyles();
});
