import { afterAll, vi } from 'vitest';

/*
 * For test files that share a document: after each file, removes everything it has rendered or stored, its listeners,
 * frames, timers and added methods.
 */

const rememberListeners = (target: EventTarget) => {
  const { addEventListener } = target;
  const added: Parameters<typeof addEventListener>[] = [];
  target.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    added.push(listener);
    addEventListener.apply(target, listener);
  };
  return () => {
    target.addEventListener = addEventListener;
    for (const listener of added) target.removeEventListener(...listener);
  };
};

const rememberTimers = (name: 'setTimeout' | 'setInterval') => {
  const set = globalThis[name];
  const started: NodeJS.Timeout[] = [];
  const remember = (...timer: Parameters<typeof setTimeout>) => {
    started.push(set(...timer));
    return started.at(-1);
  };
  Object.assign(globalThis, { [name]: Object.assign(remember, set) });
  return () => {
    Object.assign(globalThis, { [name]: set });
    for (const timer of started) clearTimeout(timer);
    started.length = 0;
  };
};

/** jsdom draws frames by one interval while any is awaited: clearing that interval would stop all later frames. */
const rememberFrames = () => {
  const { requestAnimationFrame } = globalThis;
  const asked: number[] = [];
  globalThis.requestAnimationFrame = (callback) => {
    const frame = requestAnimationFrame(callback);
    asked.push(frame);
    return frame;
  };
  return () => {
    globalThis.requestAnimationFrame = requestAnimationFrame;
    for (const frame of asked) cancelAnimationFrame(frame);
  };
};

const rememberProperties = (object: object) => {
  const before = new Set(Reflect.ownKeys(object));
  return () => {
    for (const key of Reflect.ownKeys(object)) {
      if (!before.has(key)) Reflect.deleteProperty(object, key);
    }
  };
};

const clearPage = () => {
  const { documentElement, head, body } = document;
  for (const element of [documentElement, head, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
};

const clearStorage = () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0`;
};

const forget = [
  // React and user-event mark a document in which they listen, and listen again where the mark is missing.
  rememberProperties(document),
  // Where a test writes a method that jsdom lacks, such as scrollIntoView.
  rememberProperties(Element.prototype),
  rememberProperties(HTMLElement.prototype),
  rememberListeners(window),
  rememberListeners(document),
  rememberFrames(),
  rememberTimers('setTimeout'),
  rememberTimers('setInterval'),
];

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const back of forget) back();
  clearPage();
  clearStorage();
  history.replaceState(null, '', '/');
});
