import Box from '@mui/material/Box';
import type { MessageKey } from '@/i18n/message-key';
import { announce } from '@/ui/announce/announcer';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { RuleText } from './RuleText';
import { TextInput, type TextInputProps } from './TextInput';

type InputWithWarningProps = Omit<TextInputProps, 'helperText'> & {
  /** Key of the field's rule. */
  hint: MessageKey;
  /** Key of the warning about the typed text; undefined if the text seems right. */
  warning: MessageKey | undefined;
};

/** A text input whose hint is replaced by a warning if the text seems wrong; a warning does not prevent saving. */
export const InputWithWarning = ({ hint, warning, ...props }: InputWithWarningProps) => {
  const translate = useTranslate();
  return (
    <TextInput
      {...props}
      helperText={
        warning ? (
          <Box component="span" sx={{ color: 'status.warning.text' }}>
            {translate(warning)}
          </Box>
        ) : (
          <RuleText>{translate(hint)}</RuleText>
        )
      }
      onBlur={() => {
        if (warning) announce(translate(warning));
      }}
    />
  );
};
