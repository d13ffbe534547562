import Box from '@mui/material/Box';
import type { MessageKey } from '@/i18n/message-key';
import { announce } from '@/ui/announce/announcer';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { RuleText } from './RuleText';
import { TextInput, type TextInputProps } from './TextInput';

type DoubtedInputProps = Omit<TextInputProps, 'helperText'> & {
  /** Key of the field's rule. */
  hint: MessageKey;
  /** Key of the warning about the typed text; undefined if there is nothing to doubt. */
  warning: MessageKey | undefined;
};

/** A text that may be doubtful: a warning takes the place of the hint and does not prevent saving. */
export const DoubtedInput = ({ hint, warning, ...props }: DoubtedInputProps) => {
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
