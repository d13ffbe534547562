import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { isRecipient } from '@/core/audience';
import { dayOf, isDateOnly, isMoment } from '@/core/days';
import { isImageSource } from '@/core/images';
import { cellOf } from '@/core/imports';
import { listOf, textsOf } from '@/core/one-or-many';
import { valueKey, type ResourceDefinition } from '@/core/resource';
import { filledTextOf, lineOf, textOf, wholeTextOf } from '@/core/text';
import { pictureSize } from '@/core/schema/image';
import { isRichText } from '@/core/schema/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyPart } from '@/ui/lazy/lazy-part';
import { ReferenceValue } from '@/kit/references/ReferenceValue';
import type { FormSchema } from '@/kit/form-state/resolver';
import { useFieldLabel } from '@/kit/form-state/useFieldLabel';

type FieldTextProps = {
  definition: ResourceDefinition;
  /** The rules of the field's form. */
  schema?: FormSchema;
  field: string;
  value: unknown;
  /** The value it was changed from, in a comparison. */
  before?: unknown;
};

const RichTextFrame = lazyPart(() => import('@/kit/rich-text/RichTextFrame'), 'RichTextFrame');

/**
 * The value of a field in the user's words: names, labels, days, a picture, a formatted text. Empty values are labelled
 * as empty.
 */
export const FieldText = ({ definition, schema, field, value, before }: FieldTextProps) => {
  const labelOf = useFieldLabel(definition);
  const wordsOf = useWords(definition);
  const reference = definition.references?.[field];
  // Only for a picture field, because an address in a text must not be fetched.
  if (schema && pictureSize(schema, field) && typeof value === 'string' && isImageSource(value)) {
    const size = { maxWidth: 160, maxHeight: 80 };
    return <Box component="img" src={value} alt={labelOf(field)} sx={size} />;
  }
  // Formatted, because its tags mean little to users of the editor.
  if (schema && isRichText(schema, field) && filledTextOf(value)) {
    return <RichTextFrame html={textOf(value)} title={labelOf(field)} maxHeight={240} />;
  }
  const mentions = mentionsOf(textsOf(value), textsOf(before ?? value));
  if (reference && mentions.length > 0) {
    return (
      <>
        {mentions.slice(0, MAX_NAMED).map(({ code, Tag }, at) => (
          <Fragment key={code}>
            {at > 0 && ', '}
            <Tag>
              <ReferenceValue reference={reference} value={code} isLinked={false} />
            </Tag>
          </Fragment>
        ))}
        {mentions.length > MAX_NAMED && ` +${mentions.length - MAX_NAMED}`}
      </>
    );
  }
  return wordsOf(field, value);
};

/** The maximum number of records that are named; the others are only counted. */
const MAX_NAMED = 10;

type Mention = { code: string; Tag: 'span' | 'del' | 'ins' };

/**
 * The records of a list. In a long list the changes come first, struck through or underlined, because nobody can
 * compare two lists of a hundred customers.
 */
const mentionsOf = (codes: readonly string[], before: readonly string[]): readonly Mention[] => {
  const now = [...new Set(codes)];
  if (Math.max(now.length, before.length) <= MAX_NAMED) return now.map(as('span'));
  const earlier = new Set(before);
  const left = new Set(now);
  return [
    ...[...earlier].filter((code) => !left.has(code)).map(as('del')),
    ...now.filter((code) => !earlier.has(code)).map(as('ins')),
    ...now.filter((code) => earlier.has(code)).map(as('span')),
  ];
};

const as =
  (Tag: Mention['Tag']) =>
  (code: string): Mention => ({ code, Tag });

const useWords = (definition: ResourceDefinition) => {
  const translate = useTranslate();
  const { decimalSeparator, moment, utc } = useFormats();
  const wordOf = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    // Written without thousands separators, because it may be a year.
    if (typeof value === 'number') return String(value).replace('.', decimalSeparator());
    if (typeof value !== 'string') return cellOf(value);
    if (definition.values?.[field]) {
      return translate(valueKey(definition.name, field, lineOf(value)), { _: lineOf(value) });
    }
    if (field === 'recipients' && isRecipient(value)) {
      return translate(`audience.recipients.${value}`);
    }
    const day = isDateOnly(value) && dayOf(value);
    if (day) return utc.day(day);
    return value.includes('T') && isMoment(value) ? moment(value) : value;
  };
  return (field: string, value: unknown): string =>
    listOf<unknown>(value)
      .map((each) => wholeTextOf(wordOf(field, each)))
      .join(', ') || translate('form.no_value');
};
