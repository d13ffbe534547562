import type { RaRecord } from 'react-admin';
import { can, type Role } from '@/core/permissions';
import { foldAccents } from '@/core/fold-accents';
import { lineOf, wholeTextOf } from '@/core/text';
import { supportsVerb } from '@/core/endpoint';
import { hasDrawer, representationOf, type ResourceDefinition } from '@/core/resource';
import { resources } from '@/resources/registry';
import { addressFor } from '@/kit/links/record-address';
import { listLink } from '@/kit/links/list-link';
import { resourceViewsOf } from '../views/views';
import { rankMatches } from './ranking';

/** A record the palette found. */
export type Hit = {
  id: string;
  name: string;
  code?: string;
  /** The matched field, where neither the name nor the code contains the search term. */
  matched?: { field: string; text: string };
  /** Its own page where the user may open it, else its list filtered to it. */
  to: string;
};

/**
 * The resources whose records `roles` may search: they may visit the list, which has no parent, and its rows have a
 * name or a page of their own, unlike lines of a log.
 */
export const searchableFor = (roles: readonly Role[]): ResourceDefinition[] =>
  resources.filter(
    ({ name, access, routes, endpoint, codeField }) =>
      can(roles, access.list) &&
      resourceViewsOf(name)?.list !== undefined &&
      routes.list !== undefined &&
      !routes.list.includes(':') &&
      !endpoint.base.includes('{') &&
      supportsVerb(endpoint, 'list') &&
      ((codeField ?? routes.edit ?? routes.show) !== undefined || hasDrawer({ access, routes })),
  );

/** `record`, found by `term`, as the palette shows it to `roles`; null where it has no address. */
export const hitOf = (
  definition: ResourceDefinition,
  record: RaRecord,
  roles: readonly Role[],
  term = '',
): Hit | null => {
  const name = representationOf(definition, record);
  const code = definition.codeField ? lineOf(record[definition.codeField]) : '';
  const isSaid = [name, code].some((text) => holds(text, term));
  const field = isSaid
    ? undefined
    : definition.endpoint.searched.find((searched) => holds(record[searched], term));
  const to = addressFor(definition, record, roles) ?? listLink(definition, { q: code || name });
  if (to === null) return null;
  return {
    id: `${definition.name}/${String(record.id)}`,
    name,
    // A name may begin with the code.
    code: code !== '' && !name.includes(code) ? code : undefined,
    matched: field === undefined ? undefined : { field, text: excerptOf(record[field], term) },
    to,
  };
};

/** How well the name or the code of a hit matches; 0 for a hit in a field that is not shown. */
export const scoreOfHit = ({ name, code, matched }: Hit, term: string): number =>
  matched ? 0 : rankMatches([{ label: name, context: code }], term).score;

/** Hits by name come before hits in a field that is not shown. */
export const rankHits = <Found extends Hit>(hits: readonly Found[], term: string): Found[] => {
  const said = hits.filter(({ matched }) => !matched);
  const ranked = rankMatches(
    said.map((hit) => ({ label: hit.name, context: hit.code, hit })),
    term,
  ).matches.map(({ hit }) => hit);
  return [...new Set([...ranked, ...said, ...hits])];
};

/** The text around `term`, in a line without markup. */
const excerptOf = (value: unknown, term: string): string => {
  const text = wholeTextOf(value)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const at = foldAccents(text).indexOf(foldAccents(term));
  const start = at > BEFORE_TERM ? text.lastIndexOf(' ', at - BEFORE_TERM / 2) + 1 : 0;
  return lineOf(start > 0 ? `… ${text.slice(start)}` : text);
};

/** Characters of context before a term; longer text is cut. */
const BEFORE_TERM = 40;

const holds = (value: unknown, term: string): boolean =>
  foldAccents(wholeTextOf(value)).includes(foldAccents(term));
