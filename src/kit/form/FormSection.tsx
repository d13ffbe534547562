import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { MessageKey } from '@/i18n/message-key';
import { useTranslate } from '@/ui/hooks/useTranslate';

type FormSectionProps = {
  /** Key of the heading. */
  title: MessageKey;
  /** Key of a sentence under it. */
  hint?: MessageKey;
  hintArgs?: Readonly<Record<string, unknown>>;
  children: ReactNode;
};

/** A section of a form with its heading. */
export const FormSection = ({ title, hint, hintArgs, children }: FormSectionProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {translate(title)}
      </Typography>
      {hint && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate(hint, hintArgs)}
        </Typography>
      )}
      <Stack spacing={2} sx={{ mt: 2 }}>
        {children}
      </Stack>
    </Box>
  );
};
