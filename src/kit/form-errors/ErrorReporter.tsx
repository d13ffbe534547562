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
 * Reports a refused save: it announces the number of invalid fields and the error of the first, which gets the focus.
 * The save bar leads to the others.
 */
export const ErrorReporter = ({ sheet, children }: ErrorReporterProps) => {
  const translate = useTranslate();
  const form = useFormContext();
  const labelOf = useFieldLabel(useRecordForm().definition);
  const { errors, submitCount } = useFormState();
  const [isRefused, setRefused] = useState(false);
  const wrong = wrongFieldsOf(errors, form.getValues());
  const count = isRefused ? wrong.length : 0;

  const sentenceOf = ({ path, message: packed }: WrongField, event: 'save' | 'step' | 'field') => {
    const { message, args } = unpackMessage(packed);
    return translate(`form.refused.${event}`, {
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
  const announceErrors = useEvent((refused: 'save' | 'step') => {
    withdraw();
    setRefused(wrong.length > 0);
    if (sheet.current) focusWrongInput(sheet.current);
    // A radio group passes the focus to one of its buttons. Other steps may have earlier invalid fields.
    const name = document.activeElement?.getAttribute('name');
    const first = wrong.find(({ path }) => path === name) ?? wrong[0];
    if (first) announce(sentenceOf(first, refused), { isUrgent: true });
  });
  const report = useEvent((refused: 'save' | 'step') => {
    // The inputs are marked once the errors are rendered.
    requestAnimationFrame(() => announceErrors(refused));
  });
  useEffect(() => {
    if (submitCount > 0) report('save');
  }, [submitCount, report]);

  // After a refused save, fields are validated as they change; after a refused step, only on blur without this.
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

  const waitingBefore = useRef<readonly string[]>([]);
  const revalidateFreed = useEvent(() => {
    if (!isRefused) return;
    // A field that waited for another one is still missing once it can be filled.
    const waiting = wrong.flatMap((field) => field.waiting ?? []);
    const freed = waitingBefore.current.filter((path) => !waiting.includes(path));
    waitingBefore.current = waiting;
    if (freed.length > 0) void form.trigger(freed);
    else if (wrong.length === 0) setRefused(false);
  });
  useEffect(() => revalidateFreed());

  const lastFocused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = sheet.current;
    const remember = ({ target }: FocusEvent) => {
      lastFocused.current = target as HTMLElement;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [sheet]);
  const focusNext = useEvent(() => {
    if (sheet.current) focusWrongInput(sheet.current, lastFocused.current);
  });

  const value = useMemo(() => ({ count, report, focusNext }), [count, report, focusNext]);
  return <ErrorReportContext value={value}>{children}</ErrorReportContext>;
};
