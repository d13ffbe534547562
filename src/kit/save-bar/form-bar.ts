import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

/** The style of the bar with the buttons of a form, which stays visible at the bottom of its page or drawer. */
export const FORM_BAR = {
  position: 'var(--stuck)',
  bottom: 'var(--frame-bottom)',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 0.5, sm: 1 },
  alignItems: 'center',
  justifyContent: 'flex-end',
  mt: 3,
  px: { xs: 2, sm: 3 },
  py: 1.5,
} as const;

/** The style of a text in the bar that is only read aloud on a phone, where it has no room beside the buttons. */
export const READ_ALOUD_ON_PHONE = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: visuallyHidden,
});
