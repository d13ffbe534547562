/** The look of an alert whose buttons are below its text on a phone, where it has no room beside them. */
export const WRAPPED_ALERT = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 60%', sm: 'initial' } },
  '& .MuiAlert-action': { pt: { xs: 0, sm: 0.5 } },
};
