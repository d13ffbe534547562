import { textsOf } from '@/core/one-or-many';
import { lineOf } from '@/core/text';
import { valueKey } from '@/core/resource';
import { STATE_TONES } from '@/core/state-tones';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { Code } from './Code';
import { Status } from './Status';

type FixedValueProps = {
  /** Name of the field's resource; the page's own by default. */
  resource?: string;
  field: string;
  value: unknown;
  /** Whether it is part of a sentence, where it is never a badge. */
  isInText?: boolean;
};

/** The word for a field's fixed value; if the definition says so, a badge in the colour of the state. */
export const FixedValue = ({ resource, field, value, isInText = false }: FixedValueProps) => {
  const { badges = [] } = useDefinition(resource);
  const word = useValueWords(resource);
  const text = lineOf(textsOf(value)[0]);
  if (text === '') return '–';
  const shown = word(field, text);
  if (isInText) return shown;
  if (badges.includes(field)) return <Status label={shown} tone={STATE_TONES[text]} />;
  // An unknown value, of any length.
  return shown === text ? <Code>{text}</Code> : shown;
};

/** Returns the word of a field's value, `resources.{name}.{field}.{value}`; an unknown value is returned unchanged. */
const useValueWords = (resource?: string) => {
  const translate = useTranslate();
  const { name } = useDefinition(resource);
  return (field: string, value: string | number): string =>
    translate(valueKey(name, field, value), { _: lineOf(value) });
};
