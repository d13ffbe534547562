import type { Identifier, RaRecord } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import { isObjectId } from '@/core/id';
import { areCompatible, textsOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import { findByCode } from '@/kit/references/find-by-code';
import { messageOf } from '@/providers/data/record-calls';
import type { AddingAction, RowResult } from './record-action';
import { NO_CHOICE, readRecord, type Run } from './action-run';

/**
 * Adds records to the list of ids in another record. That record is read, then posted whole, once, with all of them, so
 * they succeed or fail together. Records that it already holds are skipped; those that belong elsewhere (a customer of
 * another company) fail without being sent.
 */
export const addToRecord = async (run: Run & { action: AddingAction }): Promise<void> => {
  const { provider, action, ids, choice = NO_CHOICE, signal, onResult } = run;
  const { resource } = action.asks;
  const settle = (results: readonly RowResult[]) => results.forEach(onResult);
  const failAll = (failed: readonly Identifier[], error: unknown) =>
    settle(failed.map((id) => ({ id, state: 'failed', record: records.get(id), error })));
  const records = new Map<Identifier, RaRecord>();

  const problems = await readAll(run, records);
  settle(problems);
  const read = ids.filter((id) => records.has(id));
  if (read.length === 0 || signal?.aborted) return;
  try {
    const { data: holder } = await provider.getOne(resource, { id: choice.record.id });
    const held = await idsOf(run, textsOf(holder[action.addTo]), records);
    const results = read.map((id): RowResult | Identifier => {
      const record = records.get(id);
      if (!record) return id;
      if (held.includes(String(id))) return { id, state: 'unchanged', record };
      const refusal = refusalToAdd(action, record, holder);
      return refusal ? { id, state: 'failed', record, refusal } : id;
    });
    settle(results.filter((result) => typeof result === 'object'));
    const added = results.filter((result) => typeof result !== 'object');
    if (added.length === 0 || signal?.aborted) return;
    try {
      const { data: saved } = await provider.update(resource, {
        id: holder.id,
        data: { ...holder, [action.addTo]: [...held, ...added.map(String)] },
        previousData: holder,
      });
      const message = messageOf(saved as RaRecord);
      settle(
        added.flatMap((id) => {
          const record = records.get(id);
          return record ? { id, state: 'done' as const, record, message } : [];
        }),
      );
    } catch (error) {
      failAll(added, error);
    }
  } catch (error) {
    failAll(read, error);
  }
};

/** The message key for why `record` cannot be added to `holder`; undefined if their fields in `asks.within` agree. */
export const refusalToAdd = (
  { asks: { within = [] } }: AddingAction,
  record: RaRecord,
  holder: RaRecord,
): string | undefined =>
  within.every((field) => areCompatible(holder[field], record[field]))
    ? undefined
    : 'bulk.belongs_elsewhere';

/** Reads the records into `records`, and returns those that could not be read. */
const readAll = async (
  run: Pick<Run, 'provider' | 'definition' | 'meta' | 'ids' | 'signal'>,
  records: Map<Identifier, RaRecord>,
): Promise<RowResult[]> => {
  const problems: RowResult[] = [];
  await mapWithConcurrency(run.ids, async (id) => {
    if (run.signal?.aborted) return;
    try {
      records.set(id, await readRecord(run, id));
    } catch (error) {
      problems.push({ id, state: 'failed', error });
    }
  });
  return problems;
};

/**
 * Resolves `refs` to ids: an answer may hold codes instead (docs/wire-format.md, 'Groups'), which are looked up. An
 * unknown code stays unchanged, so that the server can refuse it.
 */
const idsOf = async (
  { provider, definition }: Pick<Run, 'provider' | 'definition'>,
  refs: readonly string[],
  records: ReadonlyMap<Identifier, RaRecord>,
): Promise<string[]> => {
  const { codeField = 'id' } = definition;
  const known = new Map(
    [...records].map(([id, record]) => [textOrNumberOf(record[codeField]), String(id)]),
  );
  return mapWithConcurrency(
    refs,
    async (ref) =>
      known.get(ref) ??
      (isObjectId(ref) ? ref : String((await findByCode(provider, definition, ref))?.id ?? ref)),
  );
};
