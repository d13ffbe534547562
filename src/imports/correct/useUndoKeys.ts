import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isFocusLost } from '@/ui/hooks/focus-main';
import { typedCells } from './typed-cells';

type UndoKeysProps = {
  /**
   * The part of the page in which the keys are pressed; also in any `data-undo-keys`, or where nothing has the focus.
   */
  frame: RefObject<HTMLElement | null>;
  recordType: string;
  /** Undefined without a step to undo, or to redo. */
  undo?: () => void;
  redo?: () => void;
};

/** Undoes a correction with Ctrl+Z, and redoes it with Ctrl+Y or Shift+Ctrl+Z, unless a field has text to undo. */
export const useUndoKeys = ({ frame, recordType, undo, redo }: UndoKeysProps): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    const act = step === 'undo' ? undo : step === 'redo' ? redo : undefined;
    const { target } = event;
    const isInside =
      target instanceof Element &&
      (frame.current?.contains(target) ||
        target.closest('[data-undo-keys]') !== null ||
        // `main` gets the focus of a table that has disappeared.
        target.matches('main'));
    const isHere = isFocusLost() || isInside;
    if (!act || !isHere || event.defaultPrevented || hasText(target, recordType)) return;
    // Keeps the browser and alerts from undoing something else.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    // On the document, because the page's shortcuts listen on the window, which comes later.
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

/** Whether a cell, or the field at `target`, has typed text that is not a correction yet. */
const hasText = (target: EventTarget | null, recordType: string): boolean =>
  typedCells(recordType) > 0 ||
  (target instanceof HTMLInputElement &&
    target.type === 'text' &&
    !target.hasAttribute('data-stop') &&
    target.value !== '');
