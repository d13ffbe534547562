import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { alerts } from '@/ui/alerts/alert-store';
import { announce } from '@/ui/announce/announcer';
import { prerenderedPage } from '@/ui/browser/prerendered-page';
import { useAccountI18n } from './account-i18n';
import { failureOf } from './failure';
import { useAfterPress } from '@/ui/hooks/useAfterPress';

type AccountForm<Name extends string> = {
  /** The fields, in the order they are shown, with their initial values. */
  initial: Readonly<Record<Name, string>>;
  /** Message keys of the errors, by field; empty where the call may be made. */
  problemsOf: (values: Readonly<Record<Name, string>>) => Partial<Record<Name, string>>;
  /** Makes the call; the root or the screen decides where it leads. @throws ApiError */
  send: (values: Readonly<Record<Name, string>>) => Promise<void>;
  /** How long the spinner shows before the call, in milliseconds. */
  delay: number;
  /** Message key on the form where the backend refuses; its arguments are the values. */
  refusalKey: string;
  onChange?: () => void;
};

/**
 * The state of an account screen's form: errors show after a field is touched, one call at a time, the typed values are
 * always kept (specification, section 2 'Login screen behaviour').
 */
export const useAccountForm = <Name extends string>(form: AccountForm<Name>) => {
  const { t } = useAccountI18n();
  const names = Object.keys(form.initial) as Name[];
  const [values, setValues] = useState(() => withTyped(form.initial));
  const [touched, setTouched] = useState<readonly Name[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | HTMLSelectElement | null>>>({});
  const { isBusy, runLater } = useDelayedCall(form.delay);
  const afterPress = useAfterPress();
  const problems = form.problemsOf(values);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy()) return;
    setTouched(names);
    // The answer to other values would contradict a problem found now.
    setRefusal(null);
    const wrong = names.flatMap((name) => {
      const problem: string | undefined = problems[name];
      return problem ? [{ name, message: t(problem) }] : [];
    });
    const [first] = wrong;
    if (first) {
      const input = inputs.current[first.name];
      const sentence = t('account.to_correct', {
        smart_count: wrong.length,
        field: input?.labels?.[0]?.textContent,
        message: first.message,
      });
      announce(sentence, { isUrgent: true });
      return input?.focus();
    }
    alerts.clear();
    runLater(async () => {
      try {
        await form.send(values);
      } catch (error) {
        const { message, args, lines, fields } = failureOf(error, form.refusalKey, values);
        setRefusal(message === null ? null : { message, args, values, fields });
        alerts.show({ kind: 'error', lines });
        const [refused, ...others] = names.filter((name) => name in fields);
        // The fields of a pair, such as email and password, are wrong together.
        if (refused && others.length === 0) inputs.current[refused]?.focus();
      }
    });
  };

  const touch = (name: Name) =>
    setTouched((current) => (current.includes(name) ? current : [...current, name]));

  /** The error of a field: the rule it breaks, or the backend's message while its value is unchanged. */
  const problemOf = (name: Name) => {
    const problem: string | undefined = problems[name];
    if (touched.includes(name) && problem) return t(problem);
    return refusal?.values[name] === values[name] ? refusal.fields[name] : undefined;
  };

  /** The props of a field: its name, value, error in words and handlers. */
  const field = (name: Name) => ({
    name,
    value: values[name],
    problem: problemOf(name),
    ref: (input: HTMLInputElement | HTMLSelectElement | null) => {
      inputs.current[name] = input;
    },
    onChange: (value: string) => {
      form.onChange?.();
      setValues((current) => ({ ...current, [name]: value }));
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
      // Where the whole window is left, the field keeps the focus for the return.
      if (target === document.activeElement) return;
      // A user who first changes the theme or the language has not begun with the form.
      const leavesForm = relatedTarget !== null && !target.form?.contains(relatedTarget);
      if (leavesForm && values[name] === form.initial[name]) return;
      afterPress(() => touch(name));
    },
  });

  return {
    values,
    field,
    submit,
    refusal: refusal && {
      key: refusal.message,
      text: t(refusal.message, { ...refusal.values, ...refusal.args }),
    },
    isBusy: isBusy(),
  };
};

/** `initial`, with the values typed while the form's code was loading. */
const withTyped = <Name extends string>(initial: Readonly<Record<Name, string>>) => {
  const values: Record<Name, string> = { ...initial };
  for (const name of Object.keys(initial) as Name[])
    values[name] = prerenderedPage.typed(name) ?? values[name];
  return values;
};

/** The refusal of sent values; later typing does not change it. */
type Refusal = {
  message: string;
  args?: Readonly<Record<string, unknown>>;
  values: Readonly<Record<string, string>>;
  /** The backend's own messages, by field. */
  fields: Readonly<Record<string, string>>;
};

/** One call at a time, made after `delay`; leaving the screen before that cancels it. */
const useDelayedCall = (delay: number) => {
  const [isRunning, setIsRunning] = useState(false);
  // State alone would let a second press through before the next render.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isBusy: () => isRunning || timer.current !== undefined,
    runLater: (call: () => Promise<void>) => {
      setIsRunning(true);
      timer.current = setTimeout(() => {
        void call().finally(() => {
          timer.current = undefined;
          setIsRunning(false);
        });
      }, delay);
    },
  };
};
