import { OF_CALLS } from './deviations/of-calls';
import { OF_LISTS } from './deviations/of-lists';
import { OF_LOOKUPS } from './deviations/of-lookups';
import { OF_WRITES } from './deviations/of-writes';

/** Deviations from the wire format that the contract kit has to name. */
export const DEVIATIONS = [...OF_LISTS, ...OF_CALLS, ...OF_LOOKUPS, ...OF_WRITES];
