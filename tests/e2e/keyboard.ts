import type { Locator, Page, TestInfo } from '@playwright/test';
import { TWO_STOPS } from './accessible-names';
import { expect } from './fixtures';

/**
 * A person without a mouse: presses keys, and after each of them looks where the focus is, which is never the body and
 * always in sight, and hears what is announced.
 */
export type Hands = {
  press: (...keys: string[]) => Promise<void>;
  /** Types a text, which counts as none of the keys. */
  type: (text: string) => Promise<void>;
  /** Goes on by `key` until `target` has the focus. */
  to: (target: Locator, key?: string) => Promise<void>;
  /** Chooses a file by the dialog that Space opens. */
  chooseFile: (
    target: Locator,
    file: { name: string; mimeType: string; buffer: Buffer },
  ) => Promise<void>;
  /** Waits until a sentence was announced since the last one that was waited for. */
  hears: (sentence: RegExp | string) => Promise<void>;
  /** Number of keys so far, typed texts apart. */
  count: () => number;
  /** Keeps the transcript, says that no more keys were needed than `most`, and returns what was announced. */
  end: (most: number) => Promise<string[]>;
};

export const handsOn = async (page: Page, info: TestInfo): Promise<Hands> => {
  const transcript: string[] = [];
  let keys = 0;
  let heard = 0;
  page.on('domcontentloaded', () => {
    heard = 0;
    // Not in the frames of a page, in which no script may run. A page that is left at once has nothing to announce.
    void page.evaluate(listen).catch(() => undefined);
  });
  const note = async (key: string) => {
    let now = { focus: '', problem: '' };
    await expect
      .poll(async () => (now = await page.evaluate(lookAtFocus)).problem, {
        message: `after ${key}, key ${keys}:\n${transcript.slice(-6).join('\n')}`,
        timeout: 8_000,
      })
      .toBe('');
    transcript.push(`${key} → ${now.focus}`);
  };
  const press = async (...pressed: string[]) => {
    for (const key of pressed) {
      await page.keyboard.press(key);
      keys += 1;
      await note(key);
    }
  };
  const hasFocus = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement);
  const to = async (target: Locator, key = 'Tab') => {
    await target.first().waitFor({ state: 'attached' });
    for (let step = 0; step < MAX_STEPS; step += 1) {
      if (await hasFocus(target.first())) return;
      await press(key);
    }
    throw new Error(
      `${key} does not lead to ${String(target)}:\n${transcript.slice(-12).join('\n')}`,
    );
  };
  return {
    press,
    type: async (text) => {
      await page.keyboard.type(text);
      await note(`«${text}»`);
    },
    to,
    chooseFile: async (target, file) => {
      await to(target);
      keys += 1;
      // A browser without a window now and then opens no chooser at the first key.
      await expect(async () => {
        const chooser = page.waitForEvent('filechooser', { timeout: 3_000 });
        await page.keyboard.press('Space');
        await (await chooser).setFiles(file);
      }).toPass();
      await note('Space');
    },
    hears: async (sentence) => {
      let found = -1;
      await expect
        .poll(
          async () => {
            const all = await page.evaluate(() => window.heard ?? []);
            found = all.findIndex(
              (said, at) =>
                at >= heard &&
                (typeof sentence === 'string' ? said.includes(sentence) : sentence.test(said)),
            );
            return found >= 0 ? 'heard' : all.slice(heard);
          },
          { message: `to hear ${sentence}`, timeout: 8_000 },
        )
        .toBe('heard');
      heard = found + 1;
      transcript.push(`    (${sentence})`);
    },
    count: () => keys,
    end: async (most) => {
      const all = await page.evaluate(() => window.heard ?? []);
      const lines = [`${keys} keys`, ...transcript, '', 'Announced:', ...all];
      expect(
        all.filter((said) => TWO_STOPS.test(said)),
        'said with two full stops',
      ).toEqual([]);
      await info.attach('transcript', { body: lines.join('\n'), contentType: 'text/plain' });
      expect(keys, 'keys').toBeLessThanOrEqual(most);
      return all;
    },
  };
};

const MAX_STEPS = 90;

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** The sentences that live regions have announced. */
    heard?: string[];
  }
}

/** Records what is inserted into live regions. In the page. */
const listen = () => {
  window.heard = [];
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      // A removal announces nothing: what was said is left in the region for a while.
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest('[role="status"], [role="alert"], [aria-live]');
        const said = region && (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        if (said) window.heard?.push(said);
      }
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
};

/** The element that has the focus, and what is wrong with it. In the page. */
const lookAtFocus = (): { focus: string; problem: string } => {
  const active = document.activeElement;
  if (!active || active === document.body) return { focus: 'body', problem: 'on the body' };
  const labelledBy = (active.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
  const labels =
    'labels' in active
      ? [...((active.labels as NodeList | null) ?? [])].map((label) => label.textContent)
      : [];
  const name =
    active.getAttribute('aria-label') ||
    labelledBy.trim() ||
    labels.join(' ') ||
    active.textContent ||
    '';
  const focus = `${active.getAttribute('role') ?? active.localName} ${name.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`;
  const { top, bottom, left, right, width, height } = active.getBoundingClientRect();
  const isIn = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  if (!isIn) return { focus, problem: `${focus} is out of sight, from ${top} to ${bottom}` };
  // A page, a dialog or a list is larger than what covers it; a hidden file field is as small as nothing.
  if (height > innerHeight / 2 || height < 4 || width < 4) return { focus, problem: '' };
  const isWhole = top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
  if (!isWhole)
    return { focus, problem: `${focus} is cut by the window, from ${top} to ${bottom}` };
  const [x, y] = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ];
  const above = document.elementFromPoint(x, y);
  const isSeen =
    !above ||
    active.contains(above) ||
    above.contains(active) ||
    above.closest('label')?.contains(active);
  return { focus, problem: isSeen ? '' : `${focus} is under ${above.outerHTML.slice(0, 120)}` };
};
