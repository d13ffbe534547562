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
 * wins. It is silent while an overlay covers the page, unless its target is `inside` the topmost one; a drawer leaves
 * the shortcuts that work everywhere.
 */
export const useShortcut = (
  name: ShortcutName,
  run: () => void,
  inside?: RefObject<HTMLElement | null>,
): void => {
  const act = useEvent(run);
  // Before paint: the key may be pressed as soon as the page is visible.
  useLayoutEffect(() => answer({ name, run: act, inside }), [name, act, inside]);
};

/** The handler of the shortcut called `name` in what is rendered, inside `layer` if there is one. */
export const handlerOf = (name: ShortcutName, layer?: Element): (() => void) | undefined =>
  [...answers].findLast(
    ({ name: other, inside }) =>
      other === name &&
      (layer ? layer.contains(inside?.current ?? null) : inside?.current !== null),
  )?.run;

type Answer = {
  name: ShortcutName;
  run: () => void;
  inside?: RefObject<HTMLElement | null>;
};

const answers = new Set<Answer>();

const answer = (one: Answer): (() => void) => {
  if (answers.size === 0) window.addEventListener('keydown', dispatch);
  answers.add(one);
  return () => {
    answers.delete(one);
    if (answers.size === 0) window.removeEventListener('keydown', dispatch);
  };
};

const dispatch = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.isComposing) return;
  // The same key may mean something else in a list than in the palette.
  const names = SHORTCUT_NAMES.filter((candidate) => isShortcut(event, candidate));
  const [name] = names;
  if (!name) return;
  if (isSingleKey(name) && (event.repeat || isTyping(event.target) || !areSingleKeysOn())) return;
  // A field has an undo of its own, and Escape empties a search.
  if ((event.key === 'Escape' || name === 'undo') && isTyping(event.target)) return;
  if (event.key === 'ArrowDown' && !isBeforeRows(event.target)) return;
  if (isSideArrow(event.key) && (event.repeat || takesArrows(event.target))) return;
  const awaited = [...answers].filter((one) => names.includes(one.name));
  const open = awaited.findLast((one) => !isCovered(one));
  // The browser's own action (save the page, focus its search bar) is never wanted here.
  if (open || (awaited.length > 0 && SHORTCUTS[name].chord.length > 1)) event.preventDefault();
  open?.run();
};

const areSingleKeysOn = () => preferences.getItem(SINGLE_KEYS_PREFERENCE, true) === true;

/**
 * MUI renders dialogs, drawers and menus as modals, and hides those below the topmost from screen readers. Where several
 * are not hidden, all but the first are fading out.
 */
const isCovered = ({ name, inside }: Answer): boolean => {
  const top = document.querySelector(OPEN_MODAL);
  if (!top || top.contains(inside?.current ?? null)) return false;
  return SHORTCUTS[name].group !== 'everywhere' || !top.matches(DRAWER);
};

/** The layers that hold a page of their own, with no question to answer first. */
const DRAWER = '.MuiDrawer-root';

/** The topmost of these layers. */
export const topDrawer = (): Element | undefined => [...document.querySelectorAll(DRAWER)].at(-1);

const OPEN_MODAL = '.MuiModal-root:not(.MuiModal-hidden, [aria-hidden="true"])';

/** Whether the focus is where a page opens, on its heading, in a search, or on what changes the rows of a list. */
const isBeforeRows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(BEFORE_ROWS);

const BEFORE_ROWS =
  'body, h1, input[type="search"], section :is(nav, [role="search"]) :is(a, button):not([aria-haspopup="menu"])';

const isSideArrow = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

/** Whether the arrow keys already do something at `target`: they move a caret, a tab, a choice, a map or a chart. */
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
