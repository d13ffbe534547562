import { useLayoutEffect, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { preferences } from '@/providers/preferences/preferences';
import {
  isShortcut,
  isSingleKey,
  SHORTCUT_NAMES,
  SHORTCUTS,
  SINGLE_KEYS_PREFERENCE,
  type ShortcutName,
} from './shortcuts';

/**
 * Calls `run` for the shortcut called `name` while the component is mounted; of several handlers, the last mounted
 * wins. The shortcut is off while an overlay covers the page, unless the element `inside` is in the topmost one; below
 * a drawer, the shortcuts of the group 'everywhere' stay on.
 */
export const useShortcut = (
  name: ShortcutName,
  run: () => void,
  inside?: RefObject<HTMLElement | null>,
): void => {
  const act = useEvent(run);
  // A layout effect, because the key may be pressed as soon as the page is painted.
  useLayoutEffect(() => register({ name, run: act, inside }), [name, act, inside]);
};

/** The mounted handler of the shortcut called `name`, inside `layer` if given. */
export const handlerOf = (name: ShortcutName, layer?: Element): (() => void) | undefined =>
  [...handlers].findLast(
    ({ name: other, inside }) =>
      other === name &&
      (layer ? layer.contains(inside?.current ?? null) : inside?.current !== null),
  )?.run;

type Handler = {
  name: ShortcutName;
  run: () => void;
  inside?: RefObject<HTMLElement | null>;
};

const handlers = new Set<Handler>();

const register = (handler: Handler): (() => void) => {
  if (handlers.size === 0) window.addEventListener('keydown', dispatch);
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
    if (handlers.size === 0) window.removeEventListener('keydown', dispatch);
  };
};

const dispatch = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.isComposing) return;
  // The same key may mean something else in a list than in the palette.
  const names = SHORTCUT_NAMES.filter((candidate) => isShortcut(event, candidate));
  const [name] = names;
  if (!name) return;
  if (isSingleKey(name) && (event.repeat || isTyping(event.target) || !areSingleKeysOn())) return;
  // In a field, undo is the browser's own, and Escape empties a search.
  if ((event.key === 'Escape' || name === 'undo') && isTyping(event.target)) return;
  if (event.key === 'ArrowDown' && !isBeforeRows(event.target)) return;
  if (isSideArrow(event.key) && (event.repeat || takesArrows(event.target))) return;
  const matching = [...handlers].filter((handler) => names.includes(handler.name));
  const open = matching.findLast((handler) => !isCovered(handler));
  // Prevents the browser's own action, such as saving the page or focusing its search bar.
  if (open || (matching.length > 0 && SHORTCUTS[name].chord.length > 1)) event.preventDefault();
  open?.run();
};

/** Whether the user has shortcuts of a single character. */
export const areSingleKeysOn = () => preferences.getItem(SINGLE_KEYS_PREFERENCE, true) === true;

/**
 * MUI renders dialogs, drawers and menus as modals, and hides those below the topmost from screen readers. Where
 * several are not hidden, all but the first are fading out.
 */
const isCovered = ({ name, inside }: Handler): boolean => {
  const top = document.querySelector(OPEN_MODAL);
  if (!top || top.contains(inside?.current ?? null)) return false;
  return SHORTCUTS[name].group !== 'everywhere' || !top.matches(DRAWER);
};

/** Overlays that show a page, unlike dialogs with a question to answer first. */
const DRAWER = '.MuiDrawer-root';

/** The topmost open drawer. */
export const topDrawer = (): Element | undefined => [...document.querySelectorAll(DRAWER)].at(-1);

const OPEN_MODAL = '.MuiModal-root:not(.MuiModal-hidden, [aria-hidden="true"])';

/** Whether the focus is above the rows of a list: on the page, its heading, a search, or a control of the list. */
const isBeforeRows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(BEFORE_ROWS);

const BEFORE_ROWS =
  'body, h1, input[type="search"], section :is(nav, [role="search"]) :is(a, button):not([aria-haspopup="menu"])';

const isSideArrow = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

/** Whether `target` uses the arrow keys itself: to move a caret, a tab, a choice, a map or a chart. */
const takesArrows = (target: EventTarget | null): boolean =>
  isTyping(target) || (target instanceof Element && target.closest(MOVED_BY_ARROWS) !== null);

const MOVED_BY_ARROWS =
  'input:not([type="checkbox"]), [role="tab"], [role="radio"], [role="slider"], [role="grid"], [role="tree"], [role="toolbar"], [role="application"], svg, audio, video';

const TYPED_INTO =
  'textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"], [role="textbox"]';
const NOT_TYPED_INTO = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'color'];

/** Whether a character typed at `target` goes into a field or selects in a menu. */
const isTyping = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.includes(target.type);
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
};
