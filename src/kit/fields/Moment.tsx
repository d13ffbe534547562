import { lineOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';

type MomentProps = {
  value: unknown;
  /** For moments whose hour matters, such as future ones. */
  isInFull?: boolean;
};

/** A moment relative to now, in full on hover and for screen readers; with `isInFull` the other way round. */
export const Moment = ({ value, isInFull = false }: MomentProps) => {
  const { ago, moment } = useFormats();
  if (typeof value !== 'string' || value === '') return '–';
  return (
    <time
      dateTime={lineOf(value)}
      title={isInFull ? ago(value) : moment(value)}
      aria-label={moment(value)}
    >
      {isInFull ? moment(value) : ago(value)}
    </time>
  );
};
