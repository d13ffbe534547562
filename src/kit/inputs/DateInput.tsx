import { useMemo } from 'react';
import { InputHelperText, useInput, useLocale } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { textOf, wholeTextOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { useDefinition } from '@/kit/registry/definitions';
import { DateField } from './DateField';
import { messageIn } from './field-error';
import { RuleText } from './RuleText';
import type { DateNotation } from './date-notation';

export type DateInputProps = {
  /** The wire field. */
  source: string;
  /** Replaces the value in words that is shown under a valid value. */
  helperText?: string;
  disabled?: boolean;
};

type NotatedProps = DateInputProps & {
  notationOf: (locale: string, start?: string) => DateNotation;
  hasTime?: boolean;
};

/** The common part of a form's day and moment inputs. */
export const DateInput = ({ source, helperText, notationOf, ...props }: NotatedProps) => {
  const translate = useTranslate();
  const own = useDefinition();
  const locale = useLocale();
  const [first = source, last] = own.calendar?.fields ?? [];
  const startOfPeriod = textOf(useWatch({ name: first }));
  const start = source === last ? startOfPeriod : '';
  const notation = useMemo(() => notationOf(locale, start), [notationOf, locale, start]);
  const { field, fieldState } = useInput({ source, format: asIs, parse: asIs });
  const error = messageIn(fieldState.error);
  const value = wholeTextOf(field.value);
  const example = translate('date.hint', { example: notation.example });
  const hint = notation.spell(value) ?? <RuleText>{example}</RuleText>;
  const isMistyped = error !== undefined && value !== '' && !notation.isValid(value);
  return (
    <DateField
      label={translate(`resources.${own.name}.fields.${source}`)}
      name={source}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      notation={notation}
      isRequired={useIsRequired(source)}
      error={error !== undefined}
      helperText={
        <>
          <InputHelperText error={error} helperText={helperText ?? hint} />
          {isMistyped && ' '}
          {isMistyped && <span>· {example}</span>}
        </>
      }
      {...props}
    />
  );
};

const asIs = (value: unknown): unknown => value;
