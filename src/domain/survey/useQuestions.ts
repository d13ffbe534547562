import { useGetList } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { QUESTION } from '@/core/resource-names';
import { useCan } from '@/providers/session/use-session';
import { byPosition } from '@/kit/order/positions';
import { useDefinition } from '@/kit/registry/definitions';

/** The questions of a survey in their order; undefined while they load, and where the user may not read them. */
export const useQuestions = (survey: string | undefined) => {
  const mayVisit = useCan(useDefinition(QUESTION).access.list);
  const { data, error, refetch } = useGetList(
    QUESTION,
    { ...IN_ORDER, meta: { parents: { survey_id: survey ?? '' } } },
    { ...SILENT, enabled: mayVisit && survey !== undefined },
  );
  return { questions: data && byPosition(data), isFailed: error !== null, refetch, mayVisit };
};

const IN_ORDER = {
  pagination: { page: 1, perPage: MAX_PAGE_SIZE },
  sort: { field: 'position', order: 'ASC' as const },
  filter: {},
};

/** No alert for a failure: the questions show it, and the rest of the page works without them. */
const SILENT = { retry: false, onError: () => undefined };
