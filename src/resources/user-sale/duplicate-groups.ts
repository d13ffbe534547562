import { isId } from '@/core/id';
import { isRecord } from '@/core/is-record';
import { lineOf } from '@/core/text';
import { duplicateKey, duplicatesIn } from './sale-figures';

/** The stored fields of a sale, to show it among its possible duplicates after it is processed. */
export type SaleRef = {
  id: string | number;
  code: unknown;
  customer_code: unknown;
  date: unknown;
  total: unknown;
};

/** Possible duplicates, as stored between visits. */
export type SeenDuplicates = {
  /** Groups with a sale that is still to be reviewed. */
  groups: readonly (readonly SaleRef[])[];
  /** Ids of the opened sales among possible duplicates. */
  opened: readonly string[];
};

export const NOTHING_SEEN: SeenDuplicates = { groups: [], opened: [] };

/** A group of possible duplicates; `state` is empty for a sale that was neither opened nor processed. */
export type DuplicateGroup = readonly { sale: SaleRef; state: '' | 'opened' | 'processed' }[];

/**
 * Returns the groups of possible duplicates to show, and the ids of the sales that must not be processed by accident.
 * A group is shown until each of its sales was opened or processed, including sales grouped on an earlier visit.
 *
 * @param waiting the unprocessed sales
 * @param isWhole whether `waiting` has all of them, so that any other sale is processed
 * @param processed processed sales, by anybody
 */
export const groupsToLookAt = (
  waiting: readonly SaleRef[],
  { groups, opened }: SeenDuplicates,
  isWhole: boolean,
  processed: readonly SaleRef[] = [],
): { open: DuplicateGroup[]; doubtful: Set<string | number> } => {
  const waitingIds = new Set(waiting.map(({ id }) => id));
  const others = processed.filter(({ id }) => !waitingIds.has(id));
  const processedIds = new Set(others.map(({ id }) => id));
  const openedIds = new Set(opened);
  const stateOf = ({ id }: SaleRef) => {
    if (processedIds.has(id) || (isWhole && !waitingIds.has(id))) return 'processed';
    return openedIds.has(String(id)) ? 'opened' : '';
  };
  const current = duplicatesIn(waiting);
  const withProcessed = duplicatesIn([...waiting, ...others]).filter((group) =>
    group.some(({ id }) => waitingIds.has(id)),
  );
  const open = merged([...current, ...withProcessed, ...groups])
    .map((group) => group.map((sale) => ({ sale, state: stateOf(sale) }) as const))
    .filter((group) => group.some(({ state }) => state === ''));
  const suspected = [...current.flat(), ...open.flat().map(({ sale }) => sale)];
  return {
    open,
    doubtful: new Set(suspected.map(({ id }) => id).filter((id) => waitingIds.has(id))),
  };
};

/** Returns the fields of the groups to store. */
export const remembered = (groups: readonly DuplicateGroup[]): SeenDuplicates['groups'] =>
  groups.slice(0, MAX_KEPT).map((group) =>
    group.map(({ sale: { id, code, customer_code, date, total } }) => ({
      id,
      code: lineOf(code),
      customer_code,
      date,
      total,
    })),
  );

/** Returns `opened` with `id` added; the oldest ids beyond `MAX_KEPT` are dropped. */
export const withOpened = (opened: readonly string[], id: unknown): readonly string[] =>
  [...opened.filter((other) => other !== String(id)), String(id)].slice(-MAX_KEPT);

/** Reads the stored duplicates; invalid sales are skipped. */
export const readSeen = (kept: unknown): SeenDuplicates | undefined => {
  if (!isRecord(kept)) return undefined;
  const { groups, opened } = kept;
  return {
    groups: Array.isArray(groups)
      ? groups.map((group) => (Array.isArray(group) ? group.filter(isSaleRef) : []))
      : [],
    opened: Array.isArray(opened) ? opened.filter((id) => typeof id === 'string') : [],
  };
};

const MAX_KEPT = 500;

const isSaleRef = (value: unknown): value is SaleRef => isRecord(value) && isId(value.id);

/** Merges groups with the same key, each sale once. */
const merged = (groups: readonly (readonly SaleRef[])[]): SaleRef[][] => {
  const byKey = new Map<string, Map<string | number, SaleRef>>();
  for (const sale of groups.flat()) {
    const key = duplicateKey(sale);
    if (key === null) continue;
    const group = byKey.get(key) ?? new Map<string | number, SaleRef>();
    if (!group.has(sale.id)) group.set(sale.id, sale);
    byKey.set(key, group);
  }
  return [...byKey.values()].map((group) => [...group.values()]).filter(({ length }) => length > 1);
};
