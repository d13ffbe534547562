import { isShortcut } from './shortcuts';
import { areSingleKeysOn } from './useShortcut';
import { isFocusLost } from '@/ui/hooks/focus-main';

/**
 * Makes an element of role `grid`, a table or not, a single Tab stop (WAI-ARIA, data grid pattern): arrow keys move
 * from control to control and, where a cell has none, from cell to cell; up and down also with Shift, which may select
 * rows, and J and K as down and up in a table. Home and End go to the ends of the row, with Ctrl or Cmd to those of the table. PageUp and PageDown move by the
 * rows in sight, up to the first row of records. Enter on a cell clicks it. Space toggles the check box in the row's
 * first cell, unless the focused element uses it. Tab enters at the control last focused and leaves the table.
 *
 * @param first selector of the element that Tab enters at before any was focused; by default the first control
 * @param isCellOpen whether Tab goes through all controls of the cell before it leaves the table
 * @returns a function that removes the key handling
 */
export const manageGridKeys = (
  table: HTMLElement,
  first?: string,
  isCellOpen = false,
): (() => void) => {
  let stop: HTMLElement | null = null;
  let place: Place | null = null;
  let isInside = false;

  const stopAt = (element: HTMLElement) => {
    stop = element;
    place = placeOf(table, element);
  };
  const tabStops = (): HTMLElement[] => {
    const cell = isCellOpen && stop?.closest<HTMLElement>(CELL);
    return cell ? stopsOf(cell) : stop ? [stop] : [];
  };
  const updateTabStops = () => {
    // Until an element was focused, the first one may change with the rows.
    if (!place || !stop?.isConnected || placeOf(table, stop) === null) {
      const found = place ? elementAt(table, place) : (table.querySelector(first ?? '*') ?? null);
      stop = found instanceof HTMLElement && placeOf(table, found) ? found : firstStop(table);
      if (isInside && isFocusLost()) stop?.focus();
    }
    const stops = tabStops();
    for (const element of table.querySelectorAll<HTMLElement>(`${ACTING}, [tabindex]`)) {
      setTabIndex(element, stops.includes(element) ? 0 : -1);
    }
    for (const element of stops) setTabIndex(element, 0);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    isInside = true;
    if (!(target instanceof HTMLElement) || target === stop || !placeOf(table, target)) return;
    for (const element of tabStops()) setTabIndex(element, -1);
    stopAt(target);
    for (const element of tabStops()) setTabIndex(element, 0);
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    // The removal of the focused element has no related target: `updateTabStops` focuses the one in its place.
    queueMicrotask(() => {
      if (relatedTarget !== null || (target instanceof Node && target.isConnected)) {
        isInside = table.contains(document.activeElement);
        if (isInside || !stop?.closest('thead')) return;
        // Next time Tab enters at the rows, because a press in the header usually sorts them.
        place = null;
        updateTabStops();
      }
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement) || isTypedInto(target)) return;
    const at = placeOf(table, target);
    if (!at) return;
    if (act(event, target)) return event.preventDefault();
    const next = nextPlace(table, at, event);
    if (!next) return;
    event.preventDefault();
    const element = elementAt(table, next);
    if (element && !element.matches(CONTROLS)) setTabIndex(element, -1);
    element?.focus();
  };

  const observer = new MutationObserver(updateTabStops);
  observer.observe(table, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'tabindex'],
  });
  const listening = new AbortController();
  const { signal } = listening;
  table.addEventListener('focusin', onFocusIn, { signal });
  table.addEventListener('focusout', onFocusOut, { signal });
  table.addEventListener('keydown', onKeyDown, { signal });
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && placeOf(table, focused)) {
    isInside = true;
    stopAt(focused);
  }
  updateTabStops();
  return () => {
    observer.disconnect();
    listening.abort();
  };
};

/** The indices of a row, of a cell in it, and of a control in the cell. */
type Place = { row: number; cell: number; control: number };

const ACTING = 'a[href], button, input, select, textarea';

/** The controls, and the elements that show more of a cell when focused. */
const CONTROLS = `${ACTING}, [tabindex]:not(td, th)`;

const HEADER = 'th, [role="columnheader"]';

const CELL = `td, [role="gridcell"], ${HEADER}`;

/** Rows whose records are not drawn yet are hidden. */
const rowsOf = (table: HTMLElement): HTMLElement[] =>
  [...table.querySelectorAll<HTMLElement>('tr, [role="row"]')].filter(
    (row) => row.getAttribute('aria-hidden') !== 'true',
  );

const cellsOf = (row: HTMLElement | undefined): HTMLElement[] =>
  [...(row?.children ?? [])].filter(
    (child) => child instanceof HTMLElement && child.matches(CELL),
  ) as HTMLElement[];

/** The focusable elements of a cell: its controls, or the cell itself. */
const stopsOf = (cell: HTMLElement): HTMLElement[] => {
  const controls = [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches(':disabled, [aria-hidden="true"], [type="hidden"]'),
  );
  return controls.length > 0 ? controls : [cell];
};

const placeOf = (table: HTMLElement, element: HTMLElement): Place | null => {
  const cell = element.closest<HTMLElement>(CELL);
  const row = cell?.parentElement;
  if (!cell || !row || !table.contains(cell)) return null;
  const control = stopsOf(cell).indexOf(element);
  return control < 0
    ? null
    : { row: rowsOf(table).indexOf(row), cell: cellsOf(row).indexOf(cell), control };
};

/** The element at `place`, or the nearest one if the table has no such place. */
const elementAt = (table: HTMLElement, place: Place): HTMLElement | null => {
  const rows = rowsOf(table);
  const row = rows[Math.min(place.row, rows.length - 1)];
  const cells = cellsOf(row);
  const cell = cells[Math.min(place.cell, cells.length - 1)];
  const stops = cell ? stopsOf(cell) : [];
  return stops[Math.min(place.control, stops.length - 1)] ?? null;
};

const firstStop = (table: HTMLElement) => elementAt(table, { row: 0, cell: 0, control: 0 });

/** The place that a key moves to; null for a key that does not move the focus. */
const nextPlace = (table: HTMLElement, at: Place, event: KeyboardEvent): Place | null => {
  const { ctrlKey, altKey, metaKey, shiftKey } = event;
  const key = arrowFor(table, event) ?? event.key;
  const isEnd = key === 'Home' || key === 'End';
  const isStep = key === 'ArrowUp' || key === 'ArrowDown';
  const hasMod = ctrlKey || metaKey;
  if (altKey || (shiftKey && !isStep) || (hasMod && !isEnd)) return null;
  const rows = rowsOf(table);
  const last = rows.length - 1;
  if (key === 'ArrowUp') return { ...at, row: Math.max(at.row - 1, 0) };
  if (key === 'ArrowDown') return { ...at, row: Math.min(at.row + 1, last) };
  const screen = Math.max(rows.filter(isInSight).length - 1, 1);
  if (key === 'PageDown') return { ...at, row: Math.min(at.row + screen, last) };
  if (key === 'PageUp') {
    const first = rows.findIndex((row) => !row.querySelector(HEADER));
    return { ...at, row: Math.max(at.row - screen, Math.min(first, at.row)) };
  }
  const places = cellsOf(rows[at.row]).flatMap((cell, number) =>
    stopsOf(cell).map((_, control) => ({ row: at.row, cell: number, control })),
  );
  const here = places.findIndex(({ cell, control }) => cell === at.cell && control === at.control);
  if (key === 'ArrowLeft') return places[here - 1] ?? at;
  if (key === 'ArrowRight') return places[here + 1] ?? at;
  if (!isEnd) return null;
  const end =
    key === 'Home' ? { cell: 0, control: 0 } : { cell: PAST_THE_LAST, control: PAST_THE_LAST };
  const row = key === 'Home' ? 0 : last;
  return { row: hasMod ? row : at.row, ...end };
};

/**
 * The arrow key in whose place J or K is pressed in a table; undefined for any other key. In the calendar, which is no
 * table, they go to another period.
 */
const arrowFor = (table: HTMLElement, event: KeyboardEvent): string | undefined => {
  if (!table.matches('table') || !areSingleKeysOn()) return undefined;
  if (isShortcut(event, 'row_down')) return 'ArrowDown';
  return isShortcut(event, 'row_up') ? 'ArrowUp' : undefined;
};

const isInSight = (row: HTMLElement): boolean => {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** An index beyond the cells of any row, which `elementAt` limits. */
const PAST_THE_LAST = 10_000;

/** Handles Enter and Space on a cell or a link. @returns whether it did anything */
const act = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: HTMLElement): boolean => {
  if (ctrlKey || metaKey || altKey || target.matches('button, input')) return false;
  if (key === 'Enter' && !target.matches(ACTING)) {
    target.click();
    return true;
  }
  if (key !== ' ') return false;
  const [cell] = cellsOf(target.closest<HTMLElement>('tr, [role="row"]') ?? undefined);
  cell?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
  return true;
};

const isTypedInto = (target: HTMLElement): boolean =>
  target.matches('textarea, select, [contenteditable="true"], [role="combobox"]') ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));

const setTabIndex = (element: HTMLElement, index: 0 | -1) => {
  if (element.getAttribute('tabindex') !== String(index)) element.tabIndex = index;
};
