import { vi } from 'vitest';

/**
 * Runs before each file and loads the project's own modules again for it. Files share a process and the libraries in it,
 * because starting a process and loading libraries takes longer than many a test file.
 */
vi.resetModules();
