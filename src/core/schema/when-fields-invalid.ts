import { isRecord } from '@/core/is-record';

/** The `when` of a refinement that also runs while other fields are invalid, so that all errors show at once. */
export const whenFieldsInvalid = ({ value }: { value: unknown }): boolean => isRecord(value);
