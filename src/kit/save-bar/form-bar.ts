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
