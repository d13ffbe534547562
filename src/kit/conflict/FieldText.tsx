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
};

const RichTextFrame = lazyPart(() => import('@/kit/rich-text/RichTextFrame'), 'RichTextFrame');

/**
 * The value of a field in the user's words: names, labels, days, a picture, a formatted text. Empty values are labelled
 * as empty.
 */
export const FieldText = ({ definition, schema, field, value }: FieldTextProps) => {
  const labelOf = useFieldLabel(definition);
  const wordsOf = useWords(definition);
  const reference = definition.references?.[field];
  // The field's kind distinguishes a picture from a text: an address in a text is not fetched.
  if (schema && pictureSize(schema, field) && typeof value === 'string' && isImageSource(value)) {
    const size = { maxWidth: 160, maxHeight: 80 };
    return <Box component="img" src={value} alt={labelOf(field)} sx={size} />;
  }
  // Not its tags, which say little to the people who wrote it in the editor.
  if (schema && isRichText(schema, field) && filledTextOf(value)) {
    return <RichTextFrame html={textOf(value)} title={labelOf(field)} maxHeight={240} />;
  }
  if (reference && textsOf(value).length > 0) {
    return [...new Set(textsOf(value))].map((code, at) => (
      <Fragment key={code}>
        {at > 0 && ', '}
        <ReferenceValue reference={reference} value={code} isLinked={false} />
      </Fragment>
    ));
  }
  return wordsOf(field, value);
};

const useWords = (definition: ResourceDefinition) => {
  const translate = useTranslate();
  const { decimalSign, moment, utc } = useFormats();
  const wordOf = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    // Written without thousands separators, because it may be a year.
    if (typeof value === 'number') return String(value).replace('.', decimalSign());
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
      .join(', ') || translate('form.conflict.empty');
};
