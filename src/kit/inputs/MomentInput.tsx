import { momentNotation } from './date-notation';
import { DateInput, type DateInputProps } from './DateInput';

/** A form's moment in the reader's time zone, ISO 8601 in UTC on the wire; its rule is the schema's `moment()`. */
export const MomentInput = (props: DateInputProps) => (
  <DateInput {...props} notationOf={momentNotation} hasTime />
);
