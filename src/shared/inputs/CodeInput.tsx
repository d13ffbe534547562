import { useTranslate } from '@/shared/i18n/useTranslate';
import { MAX_CODE_LENGTH } from '@/core/constants';
import { TextInput, type TextInputProps } from './TextInput';

/** A code of its own: its rule is told before it is broken, and no browser corrects it. */
export const CodeInput = (props: TextInputProps) => {
  const translate = useTranslate();
  return (
    <TextInput
      helperText={<>{translate('form.hint.code', { max: MAX_CODE_LENGTH })}</>}
      slotProps={{ htmlInput: { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } }}
      {...props}
    />
  );
};
