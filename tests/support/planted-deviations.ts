import { CALL_DEVIATIONS } from './deviations/calls';
import { LIST_DEVIATIONS } from './deviations/lists';
import { LOOKUP_DEVIATIONS } from './deviations/lookups';
import { WRITE_DEVIATIONS } from './deviations/writes';

/** Deviations from the wire format that the contract kit has to name. */
export const DEVIATIONS = [
  ...LIST_DEVIATIONS,
  ...CALL_DEVIATIONS,
  ...LOOKUP_DEVIATIONS,
  ...WRITE_DEVIATIONS,
];
