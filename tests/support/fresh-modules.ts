import { vi } from 'vitest';

/**
 * Runs before each file: the project's own modules are made anew for it. Only libraries are kept from one file to the
 * next, which share a process: starting one, and loading libraries in it, takes longer than many a file.
 */
vi.resetModules();
