import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { PAGES_STALE_MS } from '@/core/constants';
import { mapWithConcurrency } from '@/core/concurrency';
import { ADDITIONAL_AWARD, PROMOTION } from '@/core/resource-names';
import { compareAsWritten, textOf } from '@/core/text';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { readPages } from '@/providers/data/iterate-pages';

/** A promotion with its additional awards that use an option. */
export type OptionUse = { promotion: RaRecord; awards: RaRecord[] };

/**
 * The promotions that use the award option called `id`, the last to start first. No filter finds them: the additional
 * awards of each promotion are read, for the latest two hundred at most. `total` is the number of promotions.
 */
export const useOptionUses = (id: unknown) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [ADDITIONAL_AWARD, 'of every promotion'],
    staleTime: PAGES_STALE_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const { rows, total } = await readPages<RaRecord>((page) =>
        provider.getCachedPage(PROMOTION, { page, filter: {}, signal }),
      );
      const latest = rows.toSorted(byStart).slice(0, MAX_PROMOTIONS);
      const read = await mapWithConcurrency(latest, async (promotion) => {
        const meta = { parents: { promotion_id: String(promotion.id) } };
        const { data: awards } = await provider.getCachedPage(ADDITIONAL_AWARD, {
          page: 1,
          filter: {},
          meta,
          signal,
        });
        return { promotion, awards };
      });
      return { read, total };
    },
    select: ({ read, total }) => ({
      uses: read
        .map(({ promotion, awards }): OptionUse => ({
          promotion,
          awards: awards.filter((award) => award.award_option_id === id),
        }))
        .filter(({ awards }) => awards.length > 0),
      read: read.length,
      total,
    }),
  });
};

/** Each takes one call. */
const MAX_PROMOTIONS = 200;
const byStart = (one: RaRecord, other: RaRecord) =>
  compareAsWritten(textOf(other.start_date), textOf(one.start_date));
