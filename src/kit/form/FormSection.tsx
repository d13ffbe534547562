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
      <Stack spacing={2} sx={FIELDS}>
        {children}
      </Stack>
    </Box>
  );
};

/**
 * Reserves a line for the hint or error of every labelled field, so that the gaps are even and nothing moves when one
 * appears. The line is part of the gap.
 */
const FIELDS = {
  mt: 2,
  '& .MuiFormControl-root:has(> label)': {
    mb: -1,
    '& > .MuiFormHelperText-root': { minHeight: 16 },
    '&:not(:has(> .MuiFormHelperText-root))::after': { content: '""', height: 22 },
  },
};
