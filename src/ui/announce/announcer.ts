import text from '@/ui/plain/text.module.css';

/**
 * The voice for screen readers: two live regions, polite and urgent, that are there and empty before anything is said,
 * because text inserted together with its region is not announced. Everything announced goes through {@link announce}.
 */
type AnnounceOptions = {
  /** Interrupts the screen reader: a refused save, a failure. */
  isUrgent?: boolean;
  /**
   * The subject of the text: a newer text about the same replaces one that is not said yet. Without it, the text
   * itself.
   */
  about?: unknown;
};

/**
 * Milliseconds without news after which what waits is said, so that typing is not interrupted; urgent news wait less.
 */
const QUIET_MS = 500;
const URGENT_MS = 150;
/** The longest wait in milliseconds, where news do not cease. */
const LONGEST_MS = 2_000;
/** Milliseconds until an announced text is removed from its region. */
const KEPT_MS = 5_000;

type Waiting = { text: string; isUrgent: boolean; focused: Element | null };

const waiting = new Map<unknown, Waiting>();
let timer: ReturnType<typeof setTimeout> | undefined;
let since = 0;

/**
 * Announces a sentence once, as soon as nothing newer arrives. It is not said if a longer announcement contains it, or
 * if the field that receives the focus meanwhile has it as its description. An empty text takes back what waits about
 * the same.
 *
 * @returns whether it replaces or takes back a text that was not said yet
 */
export const announce = (
  sentence: string,
  { isUrgent = false, about = sentence }: AnnounceOptions = {},
): boolean => {
  if (timer === undefined) since = Date.now();
  const wasWaiting = waiting.delete(about);
  if (sentence === '') return wasWaiting;
  waiting.set(about, { text: sentence, isUrgent, focused: document.activeElement });
  const quiet = [...waiting.values()].some((each) => each.isUrgent) ? URGENT_MS : QUIET_MS;
  clearTimeout(timer);
  timer = setTimeout(say, Math.min(quiet, Math.max(0, since + LONGEST_MS - Date.now())));
  return wasWaiting;
};

/** Creates the regions, empty: called before anything is drawn. */
export const openAnnouncer = (): void => {
  if (regions?.host.isConnected) return;
  const host = document.createElement('div');
  host.className = text.visuallyHidden ?? '';
  const regionOf = (role: string) => {
    const region = document.createElement('div');
    region.setAttribute('role', role);
    // By default an alert is read as a whole, with the texts before.
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

const say = () => {
  timer = undefined;
  openAnnouncer();
  const news = [...waiting.values()];
  waiting.clear();
  const said = new Set<string>();
  for (const one of news) {
    if (said.has(one.text) || isSaidElsewhere(one, news)) continue;
    said.add(one.text);
    const line = document.createElement('p');
    line.textContent = one.text;
    regions?.[one.isUrgent ? 'urgent' : 'polite'].append(line);
    setTimeout(() => line.remove(), KEPT_MS);
  }
};

const isSaidElsewhere = ({ text: sentence, focused }: Waiting, news: readonly Waiting[]) => {
  const { activeElement } = document;
  const described = activeElement !== focused && activeElement?.getAttribute('aria-describedby');
  const descriptions = (described || '').split(' ').map((id) => document.getElementById(id));
  const others = [
    ...descriptions.map((element) => element?.textContent ?? ''),
    ...news.map((other) => (other.text === sentence ? '' : other.text)),
  ];
  return others.some((other) => contains(other, sentence));
};

/** Whether `whole` has `part` as a sentence, or after a colon. */
const contains = (whole: string, part: string): boolean =>
  [': ', '. '].some((mark) =>
    `: ${whole}`.toLocaleLowerCase().includes(`${mark}${part.toLocaleLowerCase()}`),
  );
