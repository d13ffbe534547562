import { useLoading } from '@/ui/lazy/lazy-component';
import { CalendarButton } from './CalendarButton';
import { loadDayWords, type DateNotation } from './date-notation';
import { TypedOrChosenField, type FieldProps } from './TypedOrChosenField';

export type DateFieldProps = Omit<FieldProps, 'onFocus'> & {
  /** A wire value; else the text as typed, so that the schema refuses it and nothing is lost. */
  value: string;
  onChange: (value: string) => void;
  /** Called after it once a day is picked in the calendar. */
  onPicked?: (day: string) => void;
  notation: DateNotation;
  /** Whether a calendar opens from it: not for a time alone. */
  hasCalendar?: boolean;
  /** Whether the calendar has a time of day. */
  hasTime?: boolean;
};

/** A day or a moment, typed in figures or words of the user's language or chosen from a calendar. */
export const DateField = ({
  value,
  onChange,
  onPicked,
  notation,
  hasCalendar = true,
  hasTime = false,
  ...props
}: DateFieldProps) => {
  const { label, disabled } = props;
  // Figures are read without it.
  useLoading(loadDayWords, true, () => undefined);
  return (
    <TypedOrChosenField
      {...props}
      text={notation.write(value)}
      onTyped={(text) => onChange(notation.read(text) ?? text)}
      maxLength={40}
      onFocus={({ target }) => target.select()}
      endButton={
        hasCalendar && (
          <CalendarButton
            label={label}
            value={value}
            onChange={onChange}
            onPicked={onPicked}
            hasTime={hasTime}
            disabled={disabled}
          />
        )
      }
    />
  );
};
