import { useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { FormHeader } from '@/kit/record/FormHeader';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { useFormKey } from './useFormKey';

type RecordCreateProps = RecordFormProps & {
  /** The fields whose values the next record of a series keeps; absent if there is no series. */
  series?: readonly string[];
};

/** Creates a record of the surrounding resource, on a page or in a drawer; its inputs are the children. */
export const RecordCreate = ({ series, values, ...props }: RecordCreateProps) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const { formKey, expire } = useFormKey();
  const [made, setMade] = useState<{ count: number; kept: FieldValues }>({ count: 0, kept: {} });
  const next =
    series &&
    ((sent: FieldValues) =>
      setMade(({ count }) => ({
        count: count + 1,
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
        isFocused={made.count > 0}
        onNext={next}
        onClosed={expire}
      />
    </RecordContextProvider>
  );
};
