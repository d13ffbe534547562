import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lineOf } from '@/core/text';
import type { Reference } from './reference-queries';

export type PickerPaperProps = PaperProps & {
  /** Above the options: that there is no record among them. */
  note?: string;
  /** Below them: how many there are, where not all of them are shown. */
  count?: string;
};

/** The popup of a picker, with what is to be said of its options above and below them. */
export const PickerPaper = ({ note, count, children, ...props }: PickerPaperProps) => (
  // A press beside the options must not take the focus out of the input, which would close the popup.
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

/** Code and name, as pickers show a record; the code alone where its name is not known. */
export const labelOf = ({ code, name, isId }: Omit<Reference, 'record'>): string => {
  if (!name || name === code) return lineOf(code);
  // An id says nothing to a reader: the name holds the record's own code.
  return isId ? lineOf(name) : `${lineOf(name)} · ${lineOf(code)}`;
};
