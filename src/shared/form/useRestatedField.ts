import { useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useRecordForm } from './record-form-context';

/**
 * Says the record's own value of a field in another way (a code found out to be an id): nothing was
 * changed by anybody, so nothing is unsaved.
 */
export const useRestatedField = () => {
  const form = useFormContext();
  const { rebaseField } = useRecordForm();
  return useEvent((field: string, value: unknown) => {
    rebaseField(field, value);
    form.resetField(field, { defaultValue: value });
  });
};
