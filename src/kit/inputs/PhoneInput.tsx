import { textOrNumberOf } from '@/core/text';
import { CHOSEN } from '@/kit/form-state/chosen';
import { TextInput, type TextInputProps } from './TextInput';
import { useFormContext } from 'react-hook-form';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { internationalPhone } from './phone-rules';

/** The input for a phone number, which is converted to the international form on blur; `phoneRules` validates it. */
export const PhoneInput = ({ source, ...props }: TextInputProps) => {
  const form = useFormContext();
  const { initialValues } = useRecordForm();
  const normalise = async () => {
    const typed = textOrNumberOf(form.getValues(source));
    if (typed.trim() === '' || typed === initialValues[source]) return;
    const number = await internationalPhone(typed);
    // The user may have typed more in the meantime.
    if (number && number !== typed && form.getValues(source) === typed) {
      form.setValue(source, number, CHOSEN);
    }
  };
  return (
    <TextInput
      source={source}
      type="tel"
      helperText="form.hint.phone"
      onBlur={() => void normalise()}
      {...props}
    />
  );
};
