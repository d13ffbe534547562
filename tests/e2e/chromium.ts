import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Quiet and alone: no sandbox (containers have none), no call to anywhere but the page's server. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For stories, which are short and wait for the processor: no code is optimised or compiled before it runs, and no threads
 * or processes are kept for that or for drawing. They take a fifth less of the processor; measurements go without it.
 */
export const SHORT_RUN_FLAGS = [
  '--in-process-gpu',
  '--js-flags=--single-threaded --no-opt --no-maglev --max-lazy',
];

/** The browser without its windows comes first: the same engine, and a third quicker. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const PLACES = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/**
 * The machine's own Chromium or Chrome: `CHROME_PATH`, else the first one on the search path or in the
 * usual places.
 *
 * @throws Error that says how to get one where the machine has none.
 */
export const findChromium = (): string => {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROME_PATH names no program: ${chosen}`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...PLACES,
  ];
  const found = candidates.find(isExecutable);
  if (found) return found;
  throw new Error(
    'No Chromium or Chrome was found. Install one (Debian and Ubuntu: apt-get install chromium; ' +
      'Fedora: dnf install chromium; macOS: brew install --cask chromium) or name it in CHROME_PATH.',
  );
};

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
