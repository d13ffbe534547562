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
  /** The fields whose values the next record of a series keeps; absent if there is no series. */
  series?: readonly string[];
};

/** The records of a series that were created, and the values that the next one starts with. */
type Made = { count: number; kept: FieldValues; typedSince?: () => TypedSince };

/** Creates a record of the surrounding resource, on a page or in a drawer; its inputs are the children. */
export const RecordCreate = ({ series, values, ...props }: RecordCreateProps) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const { formKey, expire } = useFormKey();
  const [made, setMade] = useState<Made>({ count: 0, kept: {} });
  const next =
    series &&
    ((sent: FieldValues, typedSince: () => TypedSince) =>
      setMade(({ count }) => ({
        count: count + 1,
        typedSince,
        kept: Object.fromEntries(series.map((field) => [field, sent[field]])),
      })));
  return (
    // In a drawer over another record's form, that record must not leak into this one.
    <RecordContextProvider value={undefined}>
      <FormHeader title={translate(`resources.${name}.create`)} />
      <RecordForm
        key={`${formKey}.${made.count}`}
        {...props}
        values={made.count === 0 ? values : made.kept}
        typedSince={made.typedSince}
        onNext={next}
        onClosed={expire}
      />
    </RecordContextProvider>
  );
};
