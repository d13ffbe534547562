import AlertTitle from '@mui/material/AlertTitle';
import { useWatch } from 'react-hook-form';
import { tagOf } from '@/core/placeholder-parts';
import { nearestPlaceholder, PLACEHOLDER_FIELDS, unknownPlaceholders } from '@/core/placeholders';
import { textsOf } from '@/core/one-or-many';
import { textOf } from '@/core/text';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';

/** Warns of unknown placeholders that the stored record has and that are still in its text. */
export const KeptPlaceholders = () => {
  const translate = useTranslate();
  const { initialValues } = useRecordForm();
  const values = useWatch({ name: [...PLACEHOLDER_FIELDS] }) as unknown[];
  const recipients = textsOf(useWatch({ name: 'recipients' }));
  const unknownIn = (texts: readonly unknown[]) =>
    texts.flatMap((text) => unknownPlaceholders(textOf(text)));
  const stored = new Set(unknownIn(PLACEHOLDER_FIELDS.map((field) => initialValues[field])));
  const kept = [...new Set(unknownIn(values))].filter((name) => stored.has(name));
  const [first] = kept;
  if (first === undefined) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{translate('placeholders.kept.title')}</AlertTitle>
      {translate('placeholders.kept.text', {
        written: kept.map(tagOf).join(', '),
        first: tagOf(first),
        nearest: tagOf(nearestPlaceholder(first, recipients)),
      })}
    </Alert>
  );
};
