import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  isShortcut,
  isSingleKey,
  SHORTCUT_NAMES,
  SHORTCUTS,
  type KeyPress,
  type ShortcutName,
} from '@/ui/shortcuts/shortcuts';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});
const on = (platform: string) => vi.stubGlobal('navigator', { platform });
const namesOf = (event: KeyPress): ShortcutName[] =>
  SHORTCUT_NAMES.filter((name) => isShortcut(event, name));

afterEach(() => vi.unstubAllGlobals());

describe('shortcuts', () => {
  it.each([
    ['Linux x86_64', press('k', { ctrlKey: true }), ['palette']],
    ['Linux x86_64', press('K', { ctrlKey: true }), ['palette']],
    ['Linux x86_64', press('k', { metaKey: true }), []],
    ['MacIntel', press('k', { metaKey: true }), ['palette']],
    ['MacIntel', press('k', { ctrlKey: true }), []],
    ['Win32', press('k', { ctrlKey: true, altKey: true }), []],
    ['Win32', press('k', { ctrlKey: true, shiftKey: true }), []],
    ['Win32', press('s', { ctrlKey: true }), ['save']],
    ['Win32', press('/'), ['search']],
    ['Win32', press('/', { shiftKey: true }), ['search']],
    ['Win32', press('?', { shiftKey: true }), ['help']],
    ['Win32', press('?', { ctrlKey: true }), []],
    ['Win32', press('n'), ['create']],
    ['Win32', press('N', { shiftKey: true }), []],
    ['Win32', press('Enter'), ['open_days', 'open']],
    ['Win32', press('Enter', { ctrlKey: true }), ['open_in_tab']],
    ['Win32', press('Home', { shiftKey: true }), []],
    ['Win32', press('ArrowDown'), ['rows', 'next']],
    ['Win32', press('ArrowDown', { shiftKey: true }), ['extend_down']],
    ['Win32', press('ArrowUp', { shiftKey: true }), ['extend_up']],
    ['Win32', press('ArrowDown', { ctrlKey: true, shiftKey: true }), []],
    ['Win32', press(' ', { shiftKey: true }), ['select_to']],
    ['Win32', press(' '), ['select']],
    ['Win32', press('End', { ctrlKey: true }), ['last_row']],
  ])('%s: %j is %j', (platform, event, names) => {
    on(platform);
    expect(namesOf(event)).toEqual(names);
  });

  it('have no key twice on a page, except those of what lies over it', () => {
    for (const page of [['lists', 'records', 'forms'], ['calendar']]) {
      const onPage = SHORTCUT_NAMES.filter(
        (name) => ['everywhere', ...page].includes(SHORTCUTS[name].group) && name !== 'close',
      );
      const chords = onPage.map((name) => SHORTCUTS[name].chord.join('+'));
      expect(new Set(chords).size).toBe(chords.length);
    }
  });

  it('of one character are those that can be switched off', () => {
    expect(SHORTCUT_NAMES.filter(isSingleKey)).toEqual([
      'help',
      'search',
      'create',
      'row_down',
      'row_up',
      'selection',
      'advance',
      'calendar_month',
      'calendar_week',
      'calendar_agenda',
      'calendar_today',
      'calendar_next',
      'calendar_previous',
    ]);
  });
});
