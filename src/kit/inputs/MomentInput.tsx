import { momentNotation } from './moment-notation';
import { DateInput, type DateInputProps } from './DateInput';

/** A form's moment in the user's time zone, ISO 8601 in UTC on the wire; the schema's `moment()` is its rule. */
export const MomentInput = (props: DateInputProps) => (
  <DateInput {...props} notationOf={momentNotation} hasTime />
);
