import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import type { Role } from '@/core/permissions';
import { compareByMenu } from '@/core/menu-order';
import { supportsVerb } from '@/core/endpoint';
import type { ResourceDefinition } from '@/core/resource';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { useDefinitions } from '@/kit/registry/definitions';
import { useFormats } from '@/ui/formats/useFormats';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { rankMatches } from './ranking';
import { scoreOfHit, searchableFor, type Hit } from './record-search';
import { searchOf, type Search } from './search-of';
import { searchRecords, type SearchResult } from './search-records';

const MIN_CHARACTERS = 2;
const CALLS_AT_A_TIME = 3;

export type Found = SearchResult & {
  definition: ResourceDefinition;
  /** Whether the text names the resource. */
  isNamed: boolean;
  /** How well the name or code of the first hit matches. */
  score: number;
};
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
    const update = (change: (answers: Answers) => Answers) => {
      if (!call.signal.aborted) setAnswers(change);
    };
    const searcher = { client, provider, definitions, translate, formats, roles };
    const search = async (definition: ResourceDefinition) => {
      if (call.signal.aborted) return;
      try {
        const asked = searchFor(definition, settled);
        const result = await searchRecords(searcher, definition, asked, call.signal);
        update((now) => ({
          ...now,
          results: new Map(now.results).set(definition, { term: settled, ...result }),
        }));
      } catch {
        // Failures are shown beside the results; a cancelled search is ignored.
        update((now) => ({ ...now, failed: [...now.failed, definition] }));
      }
    };
    setAnswers(({ results }) => ({ term: settled, results, failed: [], isComplete: false }));
    void mapWithConcurrency(searchable, search, CALLS_AT_A_TIME).then(() =>
      update((now) => ({ ...now, isComplete: true })),
    );
    return () => call.abort();
  }, [settled, searchable, searchFor, provider, roles, client, definitions, translate, formats]);

  if (term.length < MIN_CHARACTERS) return { found: [], isSearching: false, failed: [] };
  return {
    found: searchable
      .flatMap((definition) => {
        const result = answers.results.get(definition);
        const { term: wanted, isNamed } = searchFor(definition, term);
        const { hits, all } =
          result?.term === term ? result : { hits: stillFitting(result?.hits ?? [], wanted) };
        const [best] = hits;
        return best ? [{ definition, hits, all, isNamed, score: scoreOfHit(best, wanted) }] : [];
      })
      .toSorted(byRelevance),
    isSearching: answers.term !== term || !answers.isComplete,
    failed: answers.failed,
  };
};

type Answers = {
  /** The last search term. */
  term: string;
  /** The last result of each resource, with its search term. */
  results: ReadonlyMap<ResourceDefinition, SearchResult & { term: string }>;
  failed: readonly ResourceDefinition[];
  isComplete: boolean;
};

const NOTHING: Answers = { term: '', results: new Map(), failed: [], isComplete: true };

/**
 * Resources that the text names come first, then those with the best match in a name, and editable ones before read-only
 * ones, such as the report on a promotion, which has the promotion's name; otherwise in menu order.
 */
const byRelevance = (one: Found, other: Found): number =>
  Number(other.isNamed) - Number(one.isNamed) ||
  other.score - one.score ||
  Number(isReadOnly(one)) - Number(isReadOnly(other)) ||
  compareByMenu(one.definition, other.definition);

const isReadOnly = ({ definition: { endpoint } }: Found): boolean =>
  !supportsVerb(endpoint, 'update');

/** The hits of an earlier text that match `term` too. */
const stillFitting = (hits: readonly Hit[], term: string): readonly Hit[] => {
  const candidates = hits.map((hit) => ({
    label: hit.name,
    context: [hit.code, hit.matched?.text].filter(Boolean).join(' '),
    hit,
  }));
  const fitting = new Set(rankMatches(candidates, term).matches.map(({ hit }) => hit));
  return hits.filter((hit) => fitting.has(hit));
};
