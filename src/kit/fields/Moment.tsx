import { lineOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';

type MomentProps = {
  value: unknown;
  /** For moments whose hour matters, such as future ones. */
  isInFull?: boolean;
};

/** The day of a moment in the user's time zone; the full moment on hover and for screen readers, or with `isInFull`. */
export const Moment = ({ value, isInFull = false }: MomentProps) => {
  const { date, moment } = useFormats();
  if (typeof value !== 'string' || value === '') return '–';
  const inFull = moment(value);
  return (
    <time
      dateTime={lineOf(value)}
      title={isInFull ? undefined : inFull}
      aria-label={isInFull ? undefined : inFull}
    >
      {isInFull ? inFull : date(value)}
    </time>
  );
};
