import { useFormats } from '@/shared/formats/useFormats';

/** A moment as the distance from now, in full on hover and to a screen reader. */
export const Moment = ({ value }: { value: unknown }) => {
  const { ago, moment } = useFormats();
  if (typeof value !== 'string' || value === '') return '–';
  return (
    <time dateTime={value} title={moment(value)} aria-label={moment(value)}>
      {ago(value)}
    </time>
  );
};
