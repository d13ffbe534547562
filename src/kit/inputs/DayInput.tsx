import { dayNotation } from './date-notation';
import { DateInput, type DateInputProps } from './DateInput';

/** A form's day, `YYYY-MM-DD` on the wire; its rule is the schema's `day()`. */
export const DayInput = (props: DateInputProps) => (
  <DateInput {...props} notationOf={dayNotation} />
);
