/**
 * Every keyboard shortcut of the console, for the handlers and the help dialog.
 *
 * A chord is an optional modifier, `shift` or `mod` (Cmd on a Mac, Ctrl elsewhere), and the key as `KeyboardEvent.key`
 * names it, in lower case; `space` for the space bar. `command_center.help.names.{name}` describes what it does.
 */
export const SHORTCUTS = {
  palette: { group: 'everywhere', chord: ['mod', 'k'] },
  help: { group: 'everywhere', chord: ['?'] },
  close: { group: 'everywhere', chord: ['escape'] },
  undo: { group: 'everywhere', chord: ['mod', 'z'] },
  search: { group: 'lists', chord: ['/'] },
  create: { group: 'lists', chord: ['n'] },
  rows: { group: 'lists', chord: ['arrowdown'] },
  row_down: { group: 'table', chord: ['j'] },
  row_up: { group: 'table', chord: ['k'] },
  row_start: { group: 'table', chord: ['home'] },
  row_end: { group: 'table', chord: ['end'] },
  rows_up: { group: 'table', chord: ['pageup'] },
  rows_down: { group: 'table', chord: ['pagedown'] },
  first_row: { group: 'table', chord: ['mod', 'home'] },
  last_row: { group: 'table', chord: ['mod', 'end'] },
  select: { group: 'selection', chord: ['space'] },
  extend_down: { group: 'selection', chord: ['shift', 'arrowdown'] },
  extend_up: { group: 'selection', chord: ['shift', 'arrowup'] },
  select_to: { group: 'selection', chord: ['shift', 'space'] },
  selection: { group: 'selection', chord: ['a'] },
  unselect: { group: 'selection', chord: ['escape'] },
  advance: { group: 'records', chord: ['e'] },
  save: { group: 'forms', chord: ['mod', 's'] },
  record_before: { group: 'records', chord: ['arrowleft'] },
  record_after: { group: 'records', chord: ['arrowright'] },
  calendar_month: { group: 'calendar', chord: ['m'] },
  calendar_week: { group: 'calendar', chord: ['w'] },
  calendar_agenda: { group: 'calendar', chord: ['a'] },
  calendar_today: { group: 'calendar', chord: ['t'] },
  calendar_next: { group: 'calendar', chord: ['j'] },
  calendar_previous: { group: 'calendar', chord: ['k'] },
  day_before: { group: 'calendar', chord: ['arrowleft'] },
  day_after: { group: 'calendar', chord: ['arrowright'] },
  month_before: { group: 'calendar', chord: ['pageup'] },
  month_after: { group: 'calendar', chord: ['pagedown'] },
  choose_days: { group: 'calendar', chord: ['shift', 'arrowright'] },
  open_days: { group: 'calendar', chord: ['enter'] },
  previous: { group: 'palette', chord: ['arrowup'] },
  next: { group: 'palette', chord: ['arrowdown'] },
  first: { group: 'palette', chord: ['home'] },
  last: { group: 'palette', chord: ['end'] },
  open: { group: 'palette', chord: ['enter'] },
  open_in_tab: { group: 'palette', chord: ['mod', 'enter'] },
} as const satisfies Record<string, Shortcut>;

type Shortcut = {
  group: ShortcutGroup;
  chord: readonly [key: string] | readonly [modifier: 'mod' | 'shift', key: string];
};

export type ShortcutName = keyof typeof SHORTCUTS;

export const SHORTCUT_NAMES = Object.keys(SHORTCUTS) as ShortcutName[];

export const SHORTCUT_GROUPS = [
  'everywhere',
  'lists',
  'table',
  'selection',
  'records',
  'forms',
  'calendar',
  'palette',
] as const;
export type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number];

/** Store key of the user's choice to have single-character shortcuts (WCAG 2.1.4); true by default. */
export const SINGLE_KEYS_PREFERENCE = 'single_key_shortcuts';

/** Whether the shortcut is a single character, which speech input may trigger by accident. */
export const isSingleKey = (name: ShortcutName): boolean => {
  const { chord } = SHORTCUTS[name];
  return chord.length === 1 && chord[0].length === 1;
};

/** The keys of a shortcut as `aria-keyshortcuts` names them. */
export const ariaKeysOf = (name: ShortcutName): string =>
  SHORTCUTS[name].chord
    .map((key) => (key === 'mod' ? (isMac() ? 'Meta' : 'Control') : key))
    .join('+');

/** Whether `event` is the shortcut called `name`, on any keyboard layout. */
export const isShortcut = (event: KeyPress, name: ShortcutName): boolean => {
  const chord: readonly string[] = SHORTCUTS[name].chord;
  const key = chord.at(-1) ?? '';
  const modifier = chord.length > 1 ? chord[0] : undefined;
  const pressed = event.key === ' ' ? 'space' : event.key.toLowerCase();
  const [mod, other] = isMac() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (pressed !== key || mod !== (modifier === 'mod') || other || event.altKey) return false;
  if (modifier === 'shift') return event.shiftKey;
  // On an Italian keyboard `/` is Shift and 7: Shift is ignored for symbols.
  return !event.shiftKey || /^[^a-z0-9]$/.test(key);
};

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The symbols on a Mac's keys. */
export const MAC_SYMBOLS: Readonly<Record<string, string>> = { mod: '⌘', alt: '⌥', shift: '⇧' };

/** Whether this machine uses Cmd for shortcuts. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
