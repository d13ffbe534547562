import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { requiredFieldsOf } from '@/core/required-fields';
import { useRecordForm } from './record-form-context';

const RequiredFieldsContext = createContext<ReadonlySet<string>>(new Set());

/** Provides the fields that the form's schema requires with the current values. */
export const RequiredFieldsProvider = ({ children }: { children: ReactNode }) => {
  const { schema } = useRecordForm();
  const requiredFields = useMemo(() => requiredFieldsOf(schema), [schema]);
  const names = useWatch({ compute: (values) => requiredFields(values).join(' ') });
  const required = useMemo(() => new Set(names.split(' ')), [names]);
  return <RequiredFieldsContext value={required}>{children}</RequiredFieldsContext>;
};

/** Whether the form requires `field` or, for a field of a list's item, the list; false outside a form. */
export const useIsRequired = (field: string): boolean =>
  useContext(RequiredFieldsContext).has(field.split('.', 1)[0] ?? field);
