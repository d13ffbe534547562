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
 * Announces the error of a field as it appears between saves, but not while its text is being typed. A save finds
 * several at once and reports them itself: it calls the returned function, which withdraws the announcement.
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
    delay.forget();
    announce('', { about });
  });
  /** An empty field further on is read, with its error, when the user comes to it. */
  const isAhead = ({ path }: WrongField) => {
    const input = sheet.current?.querySelector(`[name="${path}"]`);
    return (
      isAfter(input, document.activeElement) &&
      path !== left.current &&
      lineOf(form.getValues(path)) === ''
    );
  };
  const speak = useEvent(() => {
    const isMended = (path: string) => !wrong.some((field) => field.path === path);
    if (known.current.some(({ path }) => path === spoken.current) && isMended(spoken.current)) {
      withdraw();
    }
    const [appeared, ...more] = newlyWrong(known.current, wrong).filter((each) => !isAhead(each));
    known.current = wrong;
    if (!appeared || more.length > 0) return;
    const sentence = sentenceOf(appeared);
    spoken.current = appeared.path;
    // If the user passes several fields quickly, the error of the last one is announced.
    delay.tell(appeared.path, () => {
      if (!isCovered(sheet.current)) announce(sentence, { about });
    });
  });
  // After every rendering: the errors are a new object even where no field has changed.
  useEffect(() => speak());

  useEffect(() => {
    const element = sheet.current;
    const leave = ({ target }: FocusEvent) => {
      left.current = (target as HTMLElement).getAttribute('name');
    };
    // The dialog that asks before the form is left is read instead.
    const makeWay = () => {
      if (isCovered(element)) announce('', { about });
    };
    element?.addEventListener('focusout', leave);
    document.addEventListener('focusin', makeWay);
    const unfollow = element && delay.follow(element);
    return () => {
      element?.removeEventListener('focusout', leave);
      document.removeEventListener('focusin', makeWay);
      unfollow?.();
    };
  }, [sheet, delay, about]);

  return withdraw;
};

/** Whether the focus is in a dialog over the form. */
const isCovered = (sheet: HTMLElement | null): boolean => {
  const dialog = document.activeElement?.closest('[role$="dialog"]');
  return Boolean(dialog && !dialog.contains(sheet));
};
