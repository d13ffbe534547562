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
 * The code of a record. Its rule is shown up front, browsers do not correct it, and new codes in lower case can be
 * converted to capitals.
 */
export const CodeInput = (props: TextInputProps) => {
  const { source } = props;
  const translate = useTranslate();
  const form = useFormContext();
  const { initialValues } = useRecordForm();
  const code = textOf(useWatch({ name: source }));
  const raised = code.toUpperCase();
  const raise = () => {
    form.setValue(source, raised, CHOSEN);
    // The pressed link is removed.
    form.setFocus(source);
  };
  // The error of a wrong code would replace the link as soon as Tab reached it.
  const isOffered = code !== raised && code !== initialValues[source] && CODE.test(code);
  return (
    <TextInput
      helperText={
        <>
          <RuleText>{translate('form.hint.code', { max: MAX_CODE_LENGTH })}</RuleText>
          {isOffered && (
            <Link component="button" type="button" variant="inherit" onClick={raise} sx={{ ml: 1 }}>
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
