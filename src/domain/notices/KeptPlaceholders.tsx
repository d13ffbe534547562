import AlertTitle from '@mui/material/AlertTitle';
import { useFormState, useWatch } from 'react-hook-form';
import { tagOf } from '@/core/placeholder-parts';
import { isUnclosed, PLACEHOLDER_FIELDS, unknownPlaceholders } from '@/core/placeholders';
import { textOf } from '@/core/text';
import { useFieldLabel } from '@/kit/form-state/useFieldLabel';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';

/** Warns of unknown placeholders of the stored record that are still in its text, and of unclosed ones. */
export const KeptPlaceholders = () => {
  const translate = useTranslate();
  const { definition, initialValues } = useRecordForm();
  const labelOf = useFieldLabel(definition);
  const { touchedFields } = useFormState();
  const values = useWatch({ name: [...PLACEHOLDER_FIELDS] }) as unknown[];
  const unknownIn = (texts: readonly unknown[]) =>
    texts.flatMap((text) => unknownPlaceholders(textOf(text)));
  const stored = new Set(unknownIn(PLACEHOLDER_FIELDS.map((field) => initialValues[field])));
  const kept = [...new Set(unknownIn(values))].filter((name) => stored.has(name));
  const unclosed = PLACEHOLDER_FIELDS.filter((field, at) => {
    const isTyped = values[at] !== initialValues[field];
    // A placeholder that is still being typed is not closed yet.
    return isUnclosed(textOf(values[at])) && (!isTyped || touchedFields[field]);
  });
  return (
    <>
      {kept.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{translate('placeholders.kept.title')}</AlertTitle>
          {translate('placeholders.kept.text', { written: kept.map(tagOf).join(', ') })}
        </Alert>
      )}
      {unclosed.length > 0 && (
        <Alert severity="warning">
          {translate('placeholders.unclosed', { fields: unclosed.map(labelOf).join(', ') })}
        </Alert>
      )}
    </>
  );
};
