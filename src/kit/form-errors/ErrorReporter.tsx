import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { unpackMessage } from '@/core/validation-messages';
import { announce } from '@/ui/announce/announcer';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ErrorReportContext } from './error-report';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useFieldLabel } from '@/kit/form-state/useFieldLabel';
import { useSpokenErrors } from './useSpokenErrors';
import { fieldNameOf, focusWrongInput, wrongFieldsOf, type WrongField } from './wrong-fields';

type ErrorReporterProps = {
  /** The element with the inputs. */
  sheet: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * Reports a refused save: screen readers announce how many fields are wrong and the error of the first, which takes the
 * focus; the form's bar leads to the others.
 */
export const ErrorReporter = ({ sheet, children }: ErrorReporterProps) => {
  const translate = useTranslate();
  const form = useFormContext();
  const labelOf = useFieldLabel(useRecordForm().definition);
  const { errors, submitCount } = useFormState();
  const [isRefused, setRefused] = useState(false);
  const wrong = wrongFieldsOf(errors, form.getValues());
  const count = isRefused ? wrong.length : 0;

  const sentenceOf = ({ path, message: packed }: WrongField, what: 'save' | 'step' | 'field') => {
    const { message, args } = unpackMessage(packed);
    return translate(`form.refused.${what}`, {
      smart_count: wrong.length,
      field: labelOf(fieldNameOf(path)),
      message: translate(message, { _: message, ...args }),
    });
  };
  const withdraw = useSpokenErrors({
    sheet,
    wrong,
    sentenceOf: (field) => sentenceOf(field, 'field'),
  });
  const tell = useEvent((what: 'save' | 'step') => {
    withdraw();
    setRefused(wrong.length > 0);
    if (sheet.current) focusWrongInput(sheet.current);
    // A group of radios passes the focus on to one of them. Other steps may have wrong fields before it.
    const name = document.activeElement?.getAttribute('name');
    const first = wrong.find(({ path }) => path === name) ?? wrong[0];
    if (first) announce(sentenceOf(first, what), { isUrgent: true });
  });
  const report = useEvent((what: 'save' | 'step') => {
    // The inputs are marked once the errors are rendered.
    requestAnimationFrame(() => tell(what));
  });
  useEffect(() => {
    if (submitCount > 0) report('save');
  }, [submitCount, report]);

  // A refused save checks fields again as they change; after a refused step the form would wait until they are left.
  const isStepRefused = isRefused && submitCount === 0;
  useEffect(() => {
    if (!isStepRefused) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name && form.getFieldState(name).invalid) void form.trigger(name);
      },
    });
  }, [isStepRefused, form]);

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

  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = sheet.current;
    const note = ({ target }: FocusEvent) => {
      last.current = target as HTMLElement;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [sheet]);
  const focusNext = useEvent(() => {
    if (sheet.current) focusWrongInput(sheet.current, last.current);
  });

  const value = useMemo(() => ({ count, report, focusNext }), [count, report, focusNext]);
  return <ErrorReportContext value={value}>{children}</ErrorReportContext>;
};
