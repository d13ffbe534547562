import { isRecord } from '@/core/is-record';
import { fillPath, valuesIn } from '@/core/routes';
import type { Route } from '@/core/url-scheme';
import { hasDrawer, type ResourceDefinition, type WireRecord } from '@/core/resource';
import { supportsVerb } from '@/core/endpoint';
import { urlScheme } from '@/app/router/url-scheme';
import { endpointAddress, queryParents } from '@/providers/http/endpoint';
import { resources } from '@/resources/registry';
import type { Api } from './fixtures';

type Params = Readonly<Record<string, string>>;

/**
 * An address of every page inside the console's frame: the views of all resources, their drawers and panels, and
 * the pages of their own. Their parameters are those of a record that is there.
 */
export const consoleAddresses = async (api: Api): Promise<string[]> => {
  const known = new Map<ResourceDefinition, Params[]>();
  const paramsOf = async (definition: ResourceDefinition): Promise<Params[]> => {
    const found = known.get(definition) ?? (await firstRecords(api, definition, paramsOf));
    known.set(definition, found);
    return found;
  };
  const addresses: string[] = [];
  for (const route of urlScheme.routes) {
    if (route.page?.frame === 'account') continue;
    const params = await paramsFor(route, paramsOf);
    const address = fillPath(route.path, params);
    addresses.push(address, ...overlays(route, address, params));
  }
  return addresses;
};

/** The drawers and panels that open over a list by its address. */
const overlays = ({ resource, view }: Route, address: string, { id = '' }: Params): string[] => {
  if (!resource || view !== 'list') return [];
  return [
    ...(hasDrawer(resource) ? [`${address}?edit=${id}`] : []),
    ...(hasDrawer(resource) && !resource.routes.create ? [`${address}?create`] : []),
    ...(resource.opensOn ? [`${address}?open=${id}`] : []),
  ];
};

const paramsFor = async (
  { resource, page, path }: Route,
  paramsOf: (definition: ResourceDefinition) => Promise<Params[]>,
): Promise<Params> => {
  const owner = resource ?? resources.find(({ pages }) => pages?.some((own) => own === page));
  const values = Object.fromEntries(
    Object.entries(page?.values ?? {}).map(([name, [first]]) => [name, first]),
  );
  if (!owner || !path.includes(':')) {
    return owner && resource ? ((await paramsOf(owner))[0] ?? {}) : values;
  }
  const [first] = await paramsOf(owner);
  if (!first) throw new Error(`No record for the address ${path}`);
  return { ...first, ...values };
};

/** The address parameters of the first records of a resource, below the first parents that have any. */
const firstRecords = async (
  api: Api,
  definition: ResourceDefinition,
  paramsOf: (definition: ResourceDefinition) => Promise<Params[]>,
): Promise<Params[]> => {
  if (!supportsVerb(definition.endpoint, 'list')) return [];
  const [parameter, parentName] = Object.entries(definition.parents ?? {}).at(-1) ?? [];
  const parent = resources.find(({ name }) => name === parentName);
  const parents: Params[] = parent && parameter ? await paramsOf(parent) : [{}];
  for (const { id, ...above } of parents) {
    const own: Params = parameter && id ? { ...above, [parameter]: id } : {};
    const rows = await listed(api, definition, own);
    if (rows.length > 0) return rows.map((row) => ({ ...own, ...paramsIn(definition, row) }));
  }
  return [];
};

const paramsIn = (definition: ResourceDefinition, row: WireRecord): Params => ({
  ...valuesIn(definition, row),
  id: String(row[definition.endpoint.identifiedBy?.[0] ?? '_id']),
});

const listed = async (
  api: Api,
  definition: ResourceDefinition,
  parents: Params,
): Promise<WireRecord[]> => {
  const query = new URLSearchParams({
    page: '1',
    pageSize: '100',
    searchTerm: '',
    ...definition.endpoint.fixed,
    ...queryParents(definition, { parents }),
  });
  const answer = await api.get(`${endpointAddress(definition, { parents })}?${query}`);
  const rows: unknown = (answer.data ?? answer)[definition.endpoint.plural];
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};
