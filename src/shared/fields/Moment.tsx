import { useFormats } from '@/shared/formats/useFormats';

type MomentProps = {
  value: unknown;
  /** Where the hour itself matters: that of what is still to be sent. */
  isInFull?: boolean;
};

/** A moment as the distance from now, in full on hover and to a screen reader; or the other way round. */
export const Moment = ({ value, isInFull = false }: MomentProps) => {
  const { ago, moment } = useFormats();
  if (typeof value !== 'string' || value === '') return '–';
  return (
    <time dateTime={value} title={isInFull ? ago(value) : moment(value)} aria-label={moment(value)}>
      {isInFull ? moment(value) : ago(value)}
    </time>
  );
};
