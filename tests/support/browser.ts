import { vi } from 'vitest';

/**
 * Stubs the parts of a browser that the providers need in Node: storage, and the configuration in the page.
 */
export const stubBrowser = ({ apiBase }: { apiBase: string }) => {
  const target = new EventTarget();
  const window = {
    localStorage: new MemoryStorage(),
    sessionStorage: new MemoryStorage(),
    location: { origin: apiBase },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    cookie: '',
    querySelector: () => ({ textContent: JSON.stringify({ apiBase }) }),
  });
  return window;
};

class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();
  [name: string]: unknown;

  get length() {
    return this.#values.size;
  }
  key(index: number) {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#values.set(key, value);
  }
  removeItem(key: string) {
    this.#values.delete(key);
  }
  clear() {
    this.#values.clear();
  }
}
