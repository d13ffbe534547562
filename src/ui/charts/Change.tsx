import Box from '@mui/material/Box';
import { useFormats } from '@/ui/formats/useFormats';

type ChangeProps = { value: number; isNeutral?: boolean };

/**
 * A change as a percentage of the earlier value with one decimal: green above zero, red below, grey where it rounds to
 * zero, and where it `isNeutral`: more of a cost, or of a longer period, is not better.
 */
export const Change = ({ value, isNeutral }: ChangeProps) => {
  const { change } = useFormats();
  return (
    <Box component="span" sx={{ ...CHANGE, color: isNeutral ? QUIET : toneOf(value) }}>
      {change(value)}
    </Box>
  );
};

/** A sentence that contains `value` in the user's format, with that part as a {@link Change}. */
export const ChangeIn = ({ children, ...props }: ChangeProps & { children: string }) => {
  const { change } = useFormats();
  const written = change(props.value);
  const at = children.indexOf(written);
  if (at < 0) return children;
  return (
    <>
      {children.slice(0, at)}
      <Change {...props} />
      {children.slice(at + written.length)}
    </>
  );
};

const toneOf = (value: number) => {
  if (Math.round(value * 1000) === 0) return QUIET;
  return value > 0 ? 'status.success.text' : 'status.error.text';
};

const QUIET = 'text.secondary';
const CHANGE = { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
