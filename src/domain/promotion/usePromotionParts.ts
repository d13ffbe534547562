import { useGetList, type RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { ADDITIONAL_AWARD } from '@/core/resource-names';
import { givenResource } from './promotion-steps';

/** The gifts or rewards of a promotion, and its additional awards; undefined while they load. */
export type PromotionParts = {
  given?: RaRecord[];
  awards?: RaRecord[];
  isFailed: boolean;
  refetch: () => void;
};

/** Reads the records below `promotion`, at most a thousand of each. */
export const usePromotionParts = (promotion: RaRecord): PromotionParts => {
  const query = { ...ALL, meta: { parents: { promotion_id: String(promotion.id) } } };
  const given = useGetList(givenResource(promotion), query, SILENT);
  const awards = useGetList(ADDITIONAL_AWARD, query, SILENT);
  return {
    given: given.data,
    awards: awards.data,
    isFailed: given.isError || awards.isError,
    refetch: () => {
      void given.refetch();
      void awards.refetch();
    },
  };
};

const ALL = {
  pagination: { page: 1, perPage: MAX_PAGE_SIZE },
  sort: { field: '_id', order: 'ASC' as const },
  filter: {},
};

/** No alert for a failure: the parts show it, and the rest of the page works without them. */
const SILENT = { retry: false, onError: () => undefined };
