import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lineOf } from '@/core/text';
import type { Reference } from './reference-queries';

export type PickerPaperProps = PaperProps & {
  /** Note above the options if none of them is a record. */
  note?: string;
  /** Note below the options on their number, if not all are shown. */
  count?: string;
};

/** The popup of a picker, with notes above and below its options. */
export const PickerPaper = ({ note, count, children, ...props }: PickerPaperProps) => (
  // A press beside the options must not blur the input, which would close the popup.
  <Paper {...props} onMouseDown={(event) => event.preventDefault()}>
    <Line text={note} />
    {children}
    <Line text={count} isLast />
  </Paper>
);

const Line = ({ text, isLast = false }: { text?: string; isLast?: boolean }) =>
  text && (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ px: 2, py: 1, ...(isLast ? { borderTop: 1, borderColor: 'divider' } : {}) }}
    >
      {text}
    </Typography>
  );

/** The label of a record in a picker: name and code, or only the code if the name is unknown. */
export const labelOf = ({ code, name, isId }: Omit<Reference, 'record'>): string => {
  if (!name || name === code) return lineOf(code);
  // An id means nothing to users, and the name includes the record's own code.
  return isId ? lineOf(name) : `${lineOf(name)} · ${lineOf(code)}`;
};
