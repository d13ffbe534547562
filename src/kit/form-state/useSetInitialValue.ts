import { useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useRecordForm } from './record-form-context';

/**
 * Sets the value of a field as if the form had started with it, so that it does not count as unsaved: for example, an
 * id looked up for a code.
 */
export const useSetInitialValue = () => {
  const form = useFormContext();
  const { dispatch } = useRecordForm();
  return useEvent((field: string, value: unknown) => {
    dispatch({ type: 'initialValueSet', field, value });
    // `resetField` ignores a field without an input.
    form.setValue(field, value);
    form.resetField(field, { defaultValue: value });
  });
};
