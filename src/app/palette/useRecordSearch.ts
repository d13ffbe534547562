import { useEffect, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import type { Role } from '@/core/permissions';
import { compareByMenu } from '@/core/menu-order';
import { supportsVerb } from '@/core/endpoint';
import type { ResourceDefinition } from '@/core/resource';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { rankMatches } from './ranking';
import { hitOf, rankHits, searchableFor, type Hit } from './record-search';

const MIN_CHARACTERS = 2;
/** So many records are read of a list, the best of which are shown: a server does not rank what it finds. */
const ROWS = 25;
const SHOWN = 5;
const CALLS_AT_A_TIME = 3;

export type Found = { definition: ResourceDefinition; hits: readonly Hit[] };
type RecordSearch = {
  found: readonly Found[];
  isSearching: boolean;
  /** Resources whose search failed. */
  failed: readonly ResourceDefinition[];
};

/**
 * Looks for the records that `typed` names, in every list the reader may visit and no other. A new text
 * calls off what was asked for the one before; until its answer comes, what still fits stays.
 */
export const useRecordSearch = (typed: string, roles: readonly Role[]): RecordSearch => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const searchable = useMemo(() => searchableFor(roles), [roles]);
  const term = typed.trim();
  const settled = useDebounced(term);
  const [answers, setAnswers] = useState<Answers>(NOTHING);

  useEffect(() => {
    if (settled.length < MIN_CHARACTERS) return setAnswers(NOTHING);
    const call = new AbortController();
    setAnswers(({ rows }) => ({ term: settled, rows, failed: [], isComplete: false }));
    const tell = (change: (answers: Answers) => Answers) => {
      if (!call.signal.aborted) setAnswers(change);
    };
    const search = async (definition: ResourceDefinition) => {
      if (call.signal.aborted) return;
      try {
        const { data } = await provider.getList(definition.name, {
          pagination: { page: 1, perPage: ROWS },
          filter: { q: settled },
          signal: call.signal,
        });
        const hits = rankHits(
          data.flatMap((record) => hitOf(definition, record, roles, settled) ?? []),
          settled,
        ).slice(0, SHOWN);
        tell((now) => ({
          ...now,
          rows: new Map(now.rows).set(definition, { term: settled, hits }),
        }));
      } catch {
        // Told beside the results; called off, it is nobody's concern any more.
        tell((now) => ({ ...now, failed: [...now.failed, definition] }));
      }
    };
    void mapWithConcurrency(searchable, CALLS_AT_A_TIME, search).then(() =>
      tell((now) => ({ ...now, isComplete: true })),
    );
    return () => call.abort();
  }, [settled, searchable, provider, roles]);

  if (term.length < MIN_CHARACTERS) return { found: [], isSearching: false, failed: [] };
  return {
    found: searchable
      .flatMap((definition) => {
        const answer = answers.rows.get(definition);
        const hits = answer?.term === term ? answer.hits : stillFitting(answer?.hits ?? [], term);
        return hits.length > 0 ? { definition, hits } : [];
      })
      .toSorted(byWhatIsMeant),
    isSearching: answers.term !== term || !answers.isComplete,
    failed: answers.failed,
  };
};

type Answers = {
  /** What was asked for last. */
  term: string;
  /** The last answer of each resource, and to what. */
  rows: ReadonlyMap<ResourceDefinition, { term: string; hits: readonly Hit[] }>;
  failed: readonly ResourceDefinition[];
  isComplete: boolean;
};

const NOTHING: Answers = { term: '', rows: new Map(), failed: [], isComplete: true };

/** Whether nothing of it was found by its name. */
const isHidden = ({ hits }: Found): boolean => hits[0]?.matched !== undefined;

/**
 * What was found by its name goes first, then what can be worked with before what is only read, such as the report on
 * a promotion, which has its name; each as in the menu.
 */
const byWhatIsMeant = (one: Found, other: Found): number =>
  Number(isHidden(one)) - Number(isHidden(other)) ||
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
    ).map(({ hit }) => hit),
  );
  return hits.filter((hit) => fitting.has(hit));
};
