import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { unsavedFields } from '@/kit/form-state/form-state';
import { useRecordForm } from '@/kit/form-state/record-form-context';

/** The names of the unsaved fields; re-renders when they change. */
export const useUnsavedFields = (): readonly string[] => {
  const { phase, initialValues, defaults, record } = useRecordForm();
  const values = useWatch();
  return useMemo(
    () => unsavedFields({ phase, initialValues, defaults, record }, values),
    [phase, initialValues, defaults, record, values],
  );
};
