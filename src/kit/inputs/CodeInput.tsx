import Link from '@mui/material/Link';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_CODE_LENGTH } from '@/core/constants';
import { textOf } from '@/core/text';
import { CODE } from '@/core/validators';
import { CHOSEN } from '@/kit/form-state/chosen';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { RuleText } from './RuleText';
import { TextInput, type TextInputProps } from './TextInput';

/**
 * The input for a record's code. It shows the rule up front, turns off the browser's corrections, and offers to convert
 * new codes to upper case.
 */
export const CodeInput = (props: TextInputProps) => {
  const { source } = props;
  const translate = useTranslate();
  const form = useFormContext();
  const { initialValues } = useRecordForm();
  const code = textOf(useWatch({ name: source }));
  const upperCase = code.toUpperCase();
  const convert = () => {
    form.setValue(source, upperCase, CHOSEN);
    // The pressed link is removed, so the focus moves to the input.
    form.setFocus(source);
  };
  // Only for a valid code: an error would replace the link as soon as Tab reached it.
  const isOffered = code !== upperCase && code !== initialValues[source] && CODE.test(code);
  return (
    <TextInput
      helperText={
        <>
          <RuleText>{translate('form.hint.code', { max: MAX_CODE_LENGTH })}</RuleText>
          {isOffered && (
            <Link
              component="button"
              type="button"
              variant="inherit"
              onClick={convert}
              sx={{ ml: 1 }}
            >
              {translate('form.hint.uppercase')}
            </Link>
          )}
        </>
      }
      slotProps={{ htmlInput: { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } }}
      {...props}
    />
  );
};
