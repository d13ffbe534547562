import text from '@/ui/plain/text.module.css';

/**
 * Announcements for screen readers, in two live regions, polite and urgent. The regions are created empty beforehand,
 * because text inserted together with its region is not announced. All announcements go through {@link announce}.
 */
type AnnounceOptions = {
  /** Interrupts the screen reader: a refused save, a failure. */
  isUrgent?: boolean;
  /**
   * The subject of the text: a newer text about the same subject replaces a pending one. By default the text itself.
   */
  about?: unknown;
};

/** Announcements are debounced so that they do not interrupt typing; urgent ones wait less. */
const DEBOUNCE_MS = 500;
const URGENT_DEBOUNCE_MS = 150;
/** The longest time that a text is pending while newer ones keep arriving. */
const MAX_WAIT_MS = 2_000;
/** Time until an announced text is removed from its region. */
const REMOVAL_MS = 5_000;

type Pending = { text: string; isUrgent: boolean; focused: Element | null };

const pending = new Map<unknown, Pending>();
let timer: ReturnType<typeof setTimeout> | undefined;
let pendingSince = 0;

/**
 * Announces a sentence once, debounced. It is skipped if a longer announcement contains it, or if the field that
 * receives the focus meanwhile has it as its description. An empty text cancels the pending one about the same subject.
 *
 * @returns whether it replaces or cancels a pending text
 */
export const announce = (
  sentence: string,
  { isUrgent = false, about = sentence }: AnnounceOptions = {},
): boolean => {
  if (timer === undefined) pendingSince = Date.now();
  const wasPending = pending.delete(about);
  if (sentence === '') return wasPending;
  pending.set(about, { text: sentence, isUrgent, focused: document.activeElement });
  const delay = [...pending.values()].some((each) => each.isUrgent)
    ? URGENT_DEBOUNCE_MS
    : DEBOUNCE_MS;
  clearTimeout(timer);
  timer = setTimeout(flush, Math.min(delay, Math.max(0, pendingSince + MAX_WAIT_MS - Date.now())));
  return wasPending;
};

/** Creates the regions, empty: called before anything is drawn. */
export const openAnnouncer = (): void => {
  if (regions?.host.isConnected) return;
  const host = document.createElement('div');
  host.className = text.visuallyHidden ?? '';
  const regionOf = (role: string) => {
    const region = document.createElement('div');
    region.setAttribute('role', role);
    // By default an alert region is read as a whole, including earlier texts.
    region.setAttribute('aria-atomic', 'false');
    host.append(region);
    return region;
  };
  // Dialogs hide the rest of the page from screen readers; announcements must still be read.
  new MutationObserver(() => host.removeAttribute('aria-hidden')).observe(host, {
    attributeFilter: ['aria-hidden'],
  });
  document.body.append(host);
  regions = { host, polite: regionOf('status'), urgent: regionOf('alert') };
};

let regions: { host: HTMLElement; polite: HTMLElement; urgent: HTMLElement } | undefined;

const flush = () => {
  timer = undefined;
  openAnnouncer();
  const batch = [...pending.values()];
  pending.clear();
  const said = new Set<string>();
  for (const one of batch) {
    if (said.has(one.text) || isReadElsewhere(one, batch)) continue;
    said.add(one.text);
    const line = document.createElement('p');
    line.textContent = one.text;
    regions?.[one.isUrgent ? 'urgent' : 'polite'].append(line);
    setTimeout(() => line.remove(), REMOVAL_MS);
  }
};

const isReadElsewhere = ({ text: sentence, focused }: Pending, batch: readonly Pending[]) => {
  const { activeElement } = document;
  const described = activeElement !== focused && activeElement?.getAttribute('aria-describedby');
  const descriptions = (described || '').split(' ').map((id) => document.getElementById(id));
  const others = [
    ...descriptions.map((element) => element?.textContent ?? ''),
    ...batch.map((other) => (other.text === sentence ? '' : other.text)),
  ];
  return others.some((other) => contains(other, sentence));
};

/** Whether `whole` has `part` as a sentence, or after a colon. */
const contains = (whole: string, part: string): boolean =>
  [': ', '. '].some((mark) =>
    `: ${whole}`.toLocaleLowerCase().includes(`${mark}${part.toLocaleLowerCase()}`),
  );
