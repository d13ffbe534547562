import { dayNotation } from './date-notation';
import { DateInput, type DateInputProps } from './DateInput';

/** A form's input for a day, `YYYY-MM-DD` on the wire; the schema's `day()` validates it. */
export const DayInput = (props: DateInputProps) => (
  <DateInput {...props} notationOf={dayNotation} />
);
