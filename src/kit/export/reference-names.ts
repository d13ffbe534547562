import type { DataProvider } from 'react-admin';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE, MAX_TEXT_LENGTH } from '@/core/constants';
import { isAgentReference, referencedField } from '@/core/references';
import { representationOf, type Reference, type ResourceDefinition } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { fetchAgents } from '@/providers/data/bo-users';
import { iteratePages } from '@/providers/data/iterate-pages';
import type { NameOf } from './export-kinds';

type Source = {
  provider: DataProvider;
  definitions: ReadonlyMap<string, ResourceDefinition>;
  /** The parents of the list's records, which are also those of the records they refer to. */
  meta: unknown;
  signal: AbortSignal;
};

/**
 * Reads the names of the records of `references`, list by list; those of agents from their lookup, which every role may
 * call. Codes of a refused list, or beyond twenty thousand records, get no names.
 */
export const readReferenceNames = async (
  references: readonly Reference[],
  source: Source,
): Promise<NameOf> => {
  const { definitions } = source;
  const names = new Map<string, Map<string, string>>();
  for (const reference of references) {
    const target = definitions.get(reference.resource);
    const key = target && keyOf(reference, target);
    if (!target || !key || names.has(key)) continue;
    const own = new Map<string, string>();
    names.set(key, own);
    try {
      for await (const [code, name] of namesOf(reference, target, source)) own.set(code, name);
    } catch {
      // Codes suffice if the names may not be read.
      source.signal.throwIfAborted();
    }
  }
  return (reference, code) => {
    const target = definitions.get(reference.resource);
    return target && names.get(keyOf(reference, target))?.get(code);
  };
};

async function* namesOf(
  reference: Reference,
  target: ResourceDefinition,
  { provider, meta, signal }: Source,
): AsyncGenerator<[code: string, name: string]> {
  if (isAgentReference(reference)) {
    for (const { code, name } of await fetchAgents({}, signal)) yield [code, name];
    return;
  }
  const field = referencedField(reference, target);
  const pages = iteratePages((page) =>
    provider.getList(target.name, {
      pagination: { page, perPage: MAX_PAGE_SIZE },
      sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
      filter: {},
      ...(target.parents && { meta }),
      signal,
    }),
  );
  for await (const { data } of pages) {
    signal.throwIfAborted();
    for (const record of data) {
      const code = textOrNumberOf(record[field === '_id' ? 'id' : field]);
      yield [code, representationOf(target, record, MAX_TEXT_LENGTH)];
    }
  }
}

const keyOf = (reference: Reference, target: ResourceDefinition): string =>
  `${target.name} ${referencedField(reference, target)} ${reference.role ?? ''}`;
