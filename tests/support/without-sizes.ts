import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of the file a `ResizeObserver`, which jsdom lacks; it reports no size. */
export const withoutSizes = (): void => {
  beforeEach(() => void vi.stubGlobal('ResizeObserver', NoSizes));
  afterEach(() => void vi.unstubAllGlobals());
};

class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
