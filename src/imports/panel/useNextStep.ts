import { useLayoutEffect, useReducer, useRef } from 'react';
import { isFocusLost } from '@/ui/hooks/focus-main';

/**
 * Moves the focus on when an answer has removed its own button: to the next question, else to the errors, else to the
 * button that sends the rows, once it can be pressed.
 *
 * @returns the ref of the element with all of these, and a function to call before an answer takes effect, or after it
 */
export const useNextStep = () => {
  const frame = useRef<HTMLDivElement>(null);
  const isAnswered = useRef(false);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (!isAnswered.current) return;
    if (isFocusLost()) {
      const buttons = STEPS.map((step) => frame.current?.querySelector<HTMLElement>(step));
      const next = buttons.find(Boolean);
      if (!next) return;
      next.focus();
    }
    isAnswered.current = false;
  });
  const onAnswer = () => {
    isAnswered.current = true;
    lookAgain();
  };
  return { frame, onAnswer };
};

const STEPS = ['data-asks', 'data-issues', 'data-send'].map(
  (name) => `[${name}] :is(button:not(:disabled), [role="combobox"])`,
);
