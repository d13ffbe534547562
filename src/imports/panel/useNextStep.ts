import { useLayoutEffect, useReducer, useRef } from 'react';
import { isFocusLost } from '@/ui/hooks/focus-main';

/**
 * Moves the focus on when an answer removes the pressed button: to the next question, otherwise to the errors,
 * otherwise to the button that sends the rows, once it is enabled.
 *
 * @returns the ref of the element around all of these, and a function to call before or after an answer takes effect
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
