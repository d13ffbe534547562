import { useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { FormHeader } from '@/kit/record/FormHeader';
import { RecordForm, type RecordFormProps } from './RecordForm';
import type { TypedSince } from './typed-since';
import { useFormKey } from './useFormKey';

type RecordCreateProps = RecordFormProps & {
  /** The fields whose values the next record of a series starts with; absent without a series. */
  series?: readonly string[];
};

/** How many records of a series were created, and the values that the next one starts with. */
type SeriesState = { count: number; kept: FieldValues; typedSince?: () => TypedSince };

/** Creates a record of the surrounding resource, on a page or in a drawer; its inputs are the children. */
export const RecordCreate = ({ series, values, ...props }: RecordCreateProps) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const { formKey, expire } = useFormKey();
  const [created, setCreated] = useState<SeriesState>({ count: 0, kept: {} });
  const next =
    series &&
    ((sent: FieldValues, typedSince: () => TypedSince) =>
      setCreated(({ count }) => ({
        count: count + 1,
        typedSince,
        kept: Object.fromEntries(series.map((field) => [field, sent[field]])),
      })));
  return (
    // In a drawer over another record's form, that record must not leak into this one.
    <RecordContextProvider value={undefined}>
      <FormHeader title={translate(`resources.${name}.create`)} />
      <RecordForm
        key={`${formKey}.${created.count}`}
        {...props}
        values={created.count === 0 ? values : created.kept}
        typedSince={created.typedSince}
        onNext={next}
        onClosed={expire}
      />
    </RecordContextProvider>
  );
};
