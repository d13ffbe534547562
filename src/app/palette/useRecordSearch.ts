import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import type { Role } from '@/core/permissions';
import { compareByMenu } from '@/core/menu-order';
import { supportsVerb } from '@/core/endpoint';
import type { ResourceDefinition } from '@/core/resource';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { listLink } from '@/kit/links/list-link';
import { useDefinitions } from '@/kit/registry/definitions';
import { useFormats } from '@/ui/formats/useFormats';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { nameWithReferences } from './named-hits';
import { rankMatches } from './ranking';
import { hitOf, rankHits, scoreOfHit, searchableFor, type Hit } from './record-search';
import { searchOf, type Search } from './search-of';

const MIN_CHARACTERS = 2;
/** Rows read of a list, of which the best are shown: a server does not rank its results. */
const ROWS = 25;
const SHOWN = 5;
const CALLS_AT_A_TIME = 3;

export type Found = {
  definition: ResourceDefinition;
  hits: readonly Hit[];
  /** The list of all results, where there are more than the hits. */
  all?: AllResults;
  /** Whether the text names the resource. */
  isNamed: boolean;
  /** How well the name or code of the first hit matches. */
  score: number;
};
type AllResults = { to: string; count: number };
type RecordSearch = {
  found: readonly Found[];
  isSearching: boolean;
  /** Resources whose search failed. */
  failed: readonly ResourceDefinition[];
};

/**
 * Searches for records by `typed` in every list the user may visit; the lists it names come first. A new text cancels
 * the requests for the previous one; until its results arrive, earlier ones that still match stay.
 */
export const useRecordSearch = (typed: string, roles: readonly Role[]): RecordSearch => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const definitions = useDefinitions();
  const searchable = useMemo(() => searchableFor(roles), [roles]);
  const translate = useTranslate();
  const formats = useFormats();
  const term = typed.trim();
  const settled = useDebounced(term);
  const [answers, setAnswers] = useState<Answers>(NOTHING);
  const searchFor = useCallback(
    (definition: ResourceDefinition, text: string): Search => {
      const [one, many] = [1, 2].map((smart_count) =>
        translate(`resources.${definition.name}.name`, { smart_count }),
      );
      return searchOf(definition, `${one} ${many}`, text);
    },
    [translate],
  );

  useEffect(() => {
    if (settled.length < MIN_CHARACTERS) return setAnswers(NOTHING);
    const call = new AbortController();
    setAnswers(({ rows }) => ({ term: settled, rows, failed: [], isComplete: false }));
    const tell = (change: (answers: Answers) => Answers) => {
      if (!call.signal.aborted) setAnswers(change);
    };
    const search = async (definition: ResourceDefinition) => {
      if (call.signal.aborted) return;
      const { filter, term: wanted } = searchFor(definition, settled);
      try {
        const { data, total } = await provider.getList(definition.name, {
          pagination: { page: 1, perPage: ROWS },
          filter,
          signal: call.signal,
        });
        const byId = new Map(data.map((record) => [`${definition.name}/${record.id}`, record]));
        const ranked = rankHits(
          data.flatMap((record) => hitOf(definition, record, roles, filter.q) ?? []),
          wanted,
        ).slice(0, SHOWN);
        const hits = await Promise.all(
          ranked.map(async (hit) => {
            const record = byId.get(hit.id);
            if (!record) return hit;
            const names = { client, provider, definitions, translate, formats };
            const { name, codes } = await nameWithReferences(names, definition, record);
            const code = codes.length === 0 ? hit.code : codes.join(' · ');
            return { ...hit, name: name || hit.name, code };
          }),
        );
        const to = total > hits.length && listLink(definition, givenIn(filter));
        const all = to ? { to, count: total } : undefined;
        tell((now) => ({
          ...now,
          rows: new Map(now.rows).set(definition, { term: settled, hits, all }),
        }));
      } catch {
        // Failures are shown beside the results; a cancelled search is ignored.
        tell((now) => ({ ...now, failed: [...now.failed, definition] }));
      }
    };
    void mapWithConcurrency(searchable, search, CALLS_AT_A_TIME).then(() =>
      tell((now) => ({ ...now, isComplete: true })),
    );
    return () => call.abort();
  }, [settled, searchable, searchFor, provider, roles, client, definitions, translate, formats]);

  if (term.length < MIN_CHARACTERS) return { found: [], isSearching: false, failed: [] };
  return {
    found: searchable
      .flatMap((definition) => {
        const answer = answers.rows.get(definition);
        const { term: wanted, isNamed } = searchFor(definition, term);
        const { hits, all } =
          answer?.term === term ? answer : { hits: stillFitting(answer?.hits ?? [], wanted) };
        const [best] = hits;
        return best ? { definition, hits, all, isNamed, score: scoreOfHit(best, wanted) } : [];
      })
      .toSorted(byWhatIsMeant),
    isSearching: answers.term !== term || !answers.isComplete,
    failed: answers.failed,
  };
};

type Answers = {
  /** The last search term. */
  term: string;
  /** The last answer of each resource, with its search term. */
  rows: ReadonlyMap<
    ResourceDefinition,
    { term: string; hits: readonly Hit[]; all: AllResults | undefined }
  >;
  failed: readonly ResourceDefinition[];
  isComplete: boolean;
};

const NOTHING: Answers = { term: '', rows: new Map(), failed: [], isComplete: true };

/** The part of a search that is not empty: with the year of a text, no other word need be left. */
const givenIn = (filter: Search['filter']) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

/**
 * Resources that the text names come first, then those with the best match in a name, and editable ones before read-only
 * ones, such as the report on a promotion, which has the promotion's name; otherwise in menu order.
 */
const byWhatIsMeant = (one: Found, other: Found): number =>
  Number(other.isNamed) - Number(one.isNamed) ||
  other.score - one.score ||
  Number(isReadOnly(one)) - Number(isReadOnly(other)) ||
  compareByMenu(one.definition, other.definition);

const isReadOnly = ({ definition: { endpoint } }: Found): boolean =>
  !supportsVerb(endpoint, 'update');

const stillFitting = (hits: readonly Hit[], term: string): readonly Hit[] => {
  const fitting = new Set(
    rankMatches(
      hits.map((hit) => ({
        label: hit.name,
        context: [hit.code, hit.matched?.text].filter(Boolean).join(' '),
        hit,
      })),
      term,
    ).matches.map(({ hit }) => hit),
  );
  return hits.filter((hit) => fitting.has(hit));
};
