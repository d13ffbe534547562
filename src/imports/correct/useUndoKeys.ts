import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isFocusLost } from '@/ui/hooks/focus-main';
import { typedCells } from './typed-cells';

type UndoKeysProps = {
  /** The part of the page in which the keys are pressed; also in any `data-undo-keys`, or where nothing has the focus. */
  frame: RefObject<HTMLElement | null>;
  recordType: string;
  /** Undefined without a step to undo, or to redo. */
  undo?: () => void;
  redo?: () => void;
};

/** Ctrl+Z undoes a correction, Ctrl+Y and Shift+Ctrl+Z redo it, unless a field has a text to undo. */
export const useUndoKeys = ({ frame, recordType, undo, redo }: UndoKeysProps): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    const act = step === 'undo' ? undo : step === 'redo' ? redo : undefined;
    const { target } = event;
    const isInside =
      target instanceof Element &&
      (frame.current?.contains(target) ||
        target.closest('[data-undo-keys]') !== null ||
        // It takes the focus of a table that disappeared.
        target.matches('main'));
    const isHere = isFocusLost() || isInside;
    if (!act || !isHere || event.defaultPrevented || hasText(target, recordType)) return;
    // Neither the browser nor an alert undoes anything besides.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    // Shortcuts of the page listen to its window, after its document.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

const stepOf = (event: KeyboardEvent): 'undo' | 'redo' | undefined => {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  // Ctrl, or Cmd on a Mac.
  if (ctrlKey === metaKey || altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' && !shiftKey ? 'redo' : undefined;
};

/** Whether text was typed that is no correction yet, in a cell or in the field at `target`. */
const hasText = (target: EventTarget | null, recordType: string): boolean =>
  typedCells(recordType) > 0 ||
  (target instanceof HTMLInputElement &&
    target.type === 'text' &&
    !target.hasAttribute('data-stop') &&
    target.value !== '');
