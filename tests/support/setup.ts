import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dropStyles, keepVisibleStyles } from './visible-styles';

// A second, as it is otherwise, is little on a machine that does other things as well.
configure({ asyncUtilTimeout: 10_000 });

keepVisibleStyles();

afterEach(() => {
  cleanup();
  dropStyles();
});
