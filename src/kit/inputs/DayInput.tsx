import { dayNotation } from './date-notation';
import { DateInput, type DateInputProps } from './DateInput';

/** A form's day, `YYYY-MM-DD` on the wire; the schema's `day()` is its rule. */
export const DayInput = (props: DateInputProps) => (
  <DateInput {...props} notationOf={dayNotation} />
);
