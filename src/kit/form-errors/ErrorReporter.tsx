import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { lineOf } from '@/core/text';
import { unpackMessage, withinSentence } from '@/core/validation-messages';
import { announce } from '@/ui/announce/announcer';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ErrorReportContext } from './error-report';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { createTypingHold } from './typing-hold';
import {
  countOf,
  fieldNameOf,
  focusWrongInput,
  isAfter,
  wrongFieldsOf,
  type WrongField,
} from './wrong-fields';
import { useFieldLabel } from '@/kit/form-state/useFieldLabel';

type ErrorReporterProps = {
  /** The element with the inputs. */
  sheet: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * Reports a refused save: screen readers announce how many fields are wrong and the error of the first, which takes the
 * focus; the form's bar leads to the others. Between saves, the error of a field is announced as it appears, and not while
 * its text is being typed.
 */
export const ErrorReporter = ({ sheet, children }: ErrorReporterProps) => {
  const translate = useTranslate();
  const form = useFormContext();
  const labelOf = useFieldLabel(useRecordForm().definition);
  const { errors, submitCount } = useFormState();
  const [isRefused, setRefused] = useState(false);
  const last = useRef<HTMLElement | null>(null);
  const wrong = wrongFieldsOf(errors, form.getValues());
  const count = isRefused ? countOf(wrong) : 0;

  const sentenceOf = ({ path, message: packed }: WrongField, what: 'save' | 'step' | 'field') => {
    const { message, args } = unpackMessage(packed);
    const field = fieldNameOf(path);
    return translate(`form.refused.${what}`, {
      smart_count: countOf(wrong),
      field: labelOf(field),
      message: withinSentence(translate(message, { _: message, ...args })),
    });
  };
  const [hold] = useState(createTypingHold);
  const about = useId();
  const tell = useEvent((what: 'save' | 'step') => {
    hold.forget();
    announce('', { about });
    setRefused(wrong.length > 0);
    if (sheet.current) focusWrongInput(sheet.current);
    // A group of radios passes the focus on to one of them. Other steps may have wrong fields before it.
    const name = document.activeElement?.getAttribute('name');
    const first = wrong.find(({ path }) => path === name) ?? wrong[0];
    if (!first) return;
    announce(sentenceOf(first, what), { isUrgent: true });
  });
  const report = useEvent((what: 'save' | 'step') => {
    // The inputs are marked once the errors are rendered.
    requestAnimationFrame(() => tell(what));
  });
  useEffect(() => {
    if (submitCount > 0) report('save');
  }, [submitCount, report]);
  const waited = useRef<readonly string[]>([]);
  const followWaiting = useEvent(() => {
    if (!isRefused) return;
    // A field that waited for another one remains missing once it can be filled.
    const waiting = wrong.flatMap((field) => field.waiting ?? []);
    const freed = waited.current.filter((path) => !waiting.includes(path));
    waited.current = waiting;
    if (freed.length > 0) void form.trigger(freed);
    else if (wrong.length === 0) setRefused(false);
  });
  useEffect(() => followWaiting());

  // A field that is left or typed into. A save finds several at once, and reports them itself.
  const known = useRef<readonly WrongField[]>([]);
  const told = useRef('');
  const left = useRef<string | null>(null);
  useEffect(() => {
    for (const { path } of known.current) {
      if (path === told.current && !wrong.some((field) => field.path === path)) {
        hold.forget();
        announce('', { about });
      }
    }
    // An empty field further on is read, with its error, when the user comes to it.
    const isAhead = ({ path }: WrongField) => {
      const input = sheet.current?.querySelector(`[name="${path}"]`);
      return (
        isAfter(input, document.activeElement) &&
        path !== left.current &&
        lineOf(form.getValues(path)) === ''
      );
    };
    const [appeared, ...more] = wrong.filter(
      (field) =>
        !known.current.some(
          ({ path, message }) => path === field.path && message === field.message,
        ) && !isAhead(field),
    );
    known.current = wrong;
    if (appeared && more.length === 0) {
      const sentence = sentenceOf(appeared, 'field');
      told.current = appeared.path;
      // Where several fields are passed quickly, the error of the last one is announced.
      hold.tell(appeared.path, () => {
        if (!isCovered(sheet.current)) announce(sentence, { about });
      });
    }
  });

  const focusNext = useEvent(() => {
    if (sheet.current) focusWrongInput(sheet.current, last.current);
  });
  useEffect(() => {
    const element = sheet.current;
    const note = ({ target }: FocusEvent) => {
      last.current = target as HTMLElement;
    };
    const leave = ({ target }: FocusEvent) => {
      left.current = (target as HTMLElement).getAttribute('name');
    };
    // The dialog that asks before the form is left is read instead.
    const makeWay = () => {
      if (isCovered(element)) announce('', { about });
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', leave);
    document.addEventListener('focusin', makeWay);
    const unfollow = element && hold.follow(element);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', leave);
      document.removeEventListener('focusin', makeWay);
      unfollow?.();
    };
  }, [sheet, hold, about]);

  const value = useMemo(() => ({ count, report, focusNext }), [count, report, focusNext]);
  return <ErrorReportContext value={value}>{children}</ErrorReportContext>;
};

/** Whether the focus is in a dialog over the form. */
const isCovered = (sheet: HTMLElement | null): boolean => {
  const dialog = document.activeElement?.closest('[role$="dialog"]');
  return Boolean(dialog && !dialog.contains(sheet));
};
