import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dropStyles } from './drop-styles';

// A second, as it is otherwise, is little on a machine that does other things as well.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  dropStyles();
});
