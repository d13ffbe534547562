import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'react-admin';
import { representationOf, type ResourceDefinition } from '@/core/resource';
import { lineOf, textOrNumberOf } from '@/core/text';
import type { ExportWords } from '@/kit/fields/column';
import { referenceQuery, referencesQuery } from '@/kit/references/reference-queries';
import { resourceViewsOf } from '../views/views';

/** The means to read the names of other records, and to write those of records without a name of their own. */
export type Names = ExportWords & {
  client: QueryClient;
  provider: DataProvider;
  definitions: ReadonlyMap<string, ResourceDefinition>;
};

/**
 * The name of `record` with the names of the records it refers to in place of their codes: 'Bar Sport · 2026' rather
 * than 'C000012 · 2026'; `codes` are those that were replaced. Where a name cannot be read, its code stays. A resource whose
 * views name its records is named by them, as in its list.
 */
export const nameWithReferences = async (
  names: Names,
  definition: ResourceDefinition,
  record: RaRecord,
): Promise<{ name: string; codes: string[] }> => {
  const references = Object.entries(definition.references ?? {}).filter(
    ([field, { by }]) => by !== 'id' && definition.representation.includes(`{${field}}`),
  );
  let named = record;
  const codes: string[] = [];
  for (const [field, { resource }] of references) {
    const code = textOrNumberOf(record[field]);
    const target = names.definitions.get(resource);
    const name = code && target ? await nameOf(names, target, code) : undefined;
    if (name === undefined) continue;
    named = { ...named, [field]: name };
    codes.push(lineOf(code));
  }
  const own = resourceViewsOf(definition.name)?.nameOf?.(named, names.translate, names.formats);
  return { name: own || representationOf(definition, named), codes };
};

const nameOf = async (
  { client, provider }: Names,
  definition: ResourceDefinition,
  code: string,
): Promise<string | undefined> => {
  try {
    const { byCode, isComplete } = await client.fetchQuery(referencesQuery(provider, definition));
    const listed = byCode.get(code);
    if (listed || isComplete) return listed?.name;
    return (await client.fetchQuery(referenceQuery(provider, definition, code)))?.name;
  } catch {
    // The backend refuses the lookup: the code is shown, and the search goes on.
    return undefined;
  }
};
