import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { lineOf } from '@/core/text';
import { announce } from '@/ui/announce/announcer';
import { createAnnouncementDelay } from './announcement-delay';
import { isAfter, newlyWrong, type WrongField } from './wrong-fields';

type SpokenErrorsOptions = {
  /** The element with the inputs. */
  sheet: RefObject<HTMLElement | null>;
  wrong: readonly WrongField[];
  sentenceOf: (field: WrongField) => string;
};

/**
 * Announces a field's error when it appears between saves, but not while the user is typing in the field. A refused
 * save reports all errors itself: it calls the returned function, which withdraws the announcement.
 */
export const useSpokenErrors = ({
  sheet,
  wrong,
  sentenceOf,
}: SpokenErrorsOptions): (() => void) => {
  const form = useFormContext();
  const about = useId();
  const [delay] = useState(createAnnouncementDelay);
  const known = useRef<readonly WrongField[]>([]);
  const spoken = useRef('');
  const left = useRef<string | null>(null);

  const withdraw = useEvent(() => {
    delay.cancel();
    announce('', { about });
  });
  /** Whether `field` is empty and further down: its error is read when the user reaches it. */
  const isAhead = ({ path }: WrongField) => {
    const input = sheet.current?.querySelector(`[name="${path}"]`);
    return (
      isAfter(input, document.activeElement) &&
      path !== left.current &&
      lineOf(form.getValues(path)) === ''
    );
  };
  const speak = useEvent(() => {
    const isFixed = (path: string) => !wrong.some((field) => field.path === path);
    if (known.current.some(({ path }) => path === spoken.current) && isFixed(spoken.current)) {
      withdraw();
    }
    const [appeared, ...more] = newlyWrong(known.current, wrong).filter((each) => !isAhead(each));
    known.current = wrong;
    if (!appeared || more.length > 0) return;
    const sentence = sentenceOf(appeared);
    spoken.current = appeared.path;
    // If the user moves through several fields quickly, only the last error is announced.
    delay.announce(appeared.path, () => {
      if (!isCovered(sheet.current)) announce(sentence, { about });
    });
  });
  // After every render, because the errors are a new object even if no field has changed.
  useEffect(() => speak());

  useEffect(() => {
    const element = sheet.current;
    const leave = ({ target }: FocusEvent) => {
      left.current = (target as HTMLElement).getAttribute('name');
    };
    // Screen readers then read the dialog that asks before the form is left.
    const yieldToDialog = () => {
      if (isCovered(element)) announce('', { about });
    };
    element?.addEventListener('focusout', leave);
    document.addEventListener('focusin', yieldToDialog);
    const stopWatching = element && delay.watch(element);
    return () => {
      element?.removeEventListener('focusout', leave);
      document.removeEventListener('focusin', yieldToDialog);
      stopWatching?.();
    };
  }, [sheet, delay, about]);

  return withdraw;
};

/** Whether the focus is in a dialog over the form. */
const isCovered = (sheet: HTMLElement | null): boolean => {
  const dialog = document.activeElement?.closest('[role$="dialog"]');
  return Boolean(dialog && !dialog.contains(sheet));
};
