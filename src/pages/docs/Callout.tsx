import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';

export type CalloutKind = 'note' | 'tip' | 'warning';

/** A note, tip or warning in the text. */
export const Callout = ({ kind, children }: { kind: CalloutKind; children: ReactNode }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box
      role="note"
      aria-labelledby={id}
      sx={({ palette }) => ({
        my: 3,
        px: 2,
        py: 1.5,
        border: 1,
        borderColor: palette.status[TONES[kind]].line,
        borderRadius: 1,
        bgcolor: palette.status[TONES[kind]].tint,
        typography: 'body1',
        '& > p': { m: 0 },
      })}
    >
      <Box
        component="strong"
        id={id}
        sx={{ display: 'block', mb: 0.5, fontWeight: 600, color: `status.${TONES[kind]}.text` }}
      >
        {translate(`pages.docs.${kind}`)}
      </Box>
      {children}
    </Box>
  );
};

const TONES = { note: 'info', tip: 'success', warning: 'warning' } as const;
