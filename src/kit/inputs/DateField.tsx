import { useLoading } from '@/ui/lazy/lazy-component';
import { CalendarButton } from './CalendarButton';
import { loadDayWords, type DateNotation } from './date-notation';
import { TypedOrChosenField, type FieldProps } from './TypedOrChosenField';

export type DateFieldProps = Omit<FieldProps, 'onFocus'> & {
  /** A wire value, or else the typed text, so that the schema refuses it and nothing is lost. */
  value: string;
  onChange: (value: string) => void;
  /** Called after `onChange` if the day was chosen in the calendar. */
  onPicked?: (day: string) => void;
  notation: DateNotation;
  /** Whether it has a button for the calendar; false for a time alone. */
  hasCalendar?: boolean;
  /** Whether the calendar has a clock. */
  hasTime?: boolean;
};

/** A field for a day or a moment, typed in figures or in words of the user's language, or chosen from a calendar. */
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
  // Loaded in the background, because figures are read without it.
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
