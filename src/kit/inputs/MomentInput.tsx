import { momentNotation } from './moment-notation';
import { DateInput, type DateInputProps } from './DateInput';

/** A form's input for a moment in the user's time zone, ISO 8601 in UTC on the wire; `moment()` validates it. */
export const MomentInput = (props: DateInputProps) => (
  <DateInput {...props} notationOf={momentNotation} hasTime />
);
