import { useLayoutEffect, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { preferences } from '@/providers/preferences/preferences';
import {
  isShortcut,
  isSingleKey,
  SHORTCUT_NAMES,
  SINGLE_KEYS_PREFERENCE,
  type ShortcutName,
} from './shortcuts';

/**
 * Answers the shortcut called `name` with `run` while the component is there; of several, the last to come
 * does. It stays silent while something stands over the page, unless what the shortcut works on is `inside`
 * the topmost of it.
 */
export const useShortcut = (
  name: ShortcutName,
  run: () => void,
  inside?: RefObject<HTMLElement | null>,
): void => {
  const act = useEvent(run);
  // Before it is painted: the key may be pressed the moment its page is seen.
  useLayoutEffect(() => answer({ name, run: act, inside }), [name, act, inside]);
};

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
  const name = SHORTCUT_NAMES.find((candidate) => isShortcut(event, candidate));
  if (!name) return;
  if (isSingleKey(name) && (event.repeat || isTyping(event.target) || !areSingleKeysOn())) return;
  const awaited = [...answers].filter((one) => one.name === name);
  const open = awaited.findLast(({ inside }) => !isCovered(inside?.current));
  // What the browser would do instead (save the page, leave for its search bar) is never meant here.
  if (open || (awaited.length > 0 && !isSingleKey(name))) event.preventDefault();
  open?.run();
};

const areSingleKeysOn = () => preferences.getItem(SINGLE_KEYS_PREFERENCE, true) === true;

/** Dialogs, drawers, menus: MUI keeps all of them in modals, the topmost last in the document. */
const isCovered = (element: HTMLElement | null | undefined): boolean => {
  const top = [...document.querySelectorAll('.MuiModal-root:not(.MuiModal-hidden)')].at(-1);
  return top !== undefined && !(element && top.contains(element));
};

const TYPED_INTO =
  'textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"], [role="textbox"]';
const NOT_TYPED_INTO = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'color'];

/** Whether a character pressed at `target` is text of a field, or a choice in a menu. */
const isTyping = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.includes(target.type);
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
};
