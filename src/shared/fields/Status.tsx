import Chip from '@mui/material/Chip';

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'default';

/** A state in a word and a colour; the word alone says it all. */
export const Status = ({ label, tone = 'default' }: { label: string; tone?: StatusTone }) => (
  <Chip size="small" label={label} color={tone} variant="outlined" />
);
