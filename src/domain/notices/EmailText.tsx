import Box from '@mui/material/Box';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { EMAIL_HEIGHT } from './EmailFrame';
import { plainTextOf } from './email-parts';

/** An e-mail as mail programs without HTML show it. */
export const EmailText = ({ html }: { html: string }) => (
  <Box
    component="pre"
    // Focusable, so that the keyboard can scroll a long text.
    tabIndex={0}
    aria-label={useTranslate()('notices.email.as_text')}
    sx={TEXT}
  >
    {plainTextOf(html)}
  </Box>
);

const TEXT = {
  m: 0,
  p: 2,
  minHeight: EMAIL_HEIGHT,
  maxHeight: 480,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'monospace',
  fontSize: 13,
  lineHeight: 1.55,
} as const;
