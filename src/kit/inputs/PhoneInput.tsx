import { textOrNumberOf } from '@/core/text';
import { TextInput, type TextInputProps } from './TextInput';
import { useFormContext } from 'react-hook-form';
import { useRecordForm } from '@/kit/form/record-form-context';
import { internationalPhone } from './phone-rules';

/** A phone number, shown in its international form once it was typed; its rule is `phoneRules`. */
export const PhoneInput = ({ source, ...props }: TextInputProps) => {
  const form = useFormContext();
  const { initialValues } = useRecordForm();
  const normalise = async () => {
    const typed = textOrNumberOf(form.getValues(source));
    if (typed.trim() === '' || typed === initialValues[source]) return;
    const number = await internationalPhone(typed);
    // Meanwhile somebody may have gone on typing.
    if (number !== null && number !== typed && form.getValues(source) === typed) {
      form.setValue(source, number, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
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
