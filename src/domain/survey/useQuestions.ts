import { useGetList } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { useCan } from '@/providers/session/use-session';
import { inPlace } from '@/kit/order/places';
import { useDefinition } from '@/kit/registry/definitions';

const QUESTION = 'question';

/** The questions of a survey in their order, for who may read them; undefined while, or where, they are not known. */
export const useQuestions = (survey: string | undefined) => {
  const mayVisit = useCan(useDefinition(QUESTION).access.list);
  const { data, error, refetch } = useGetList(
    QUESTION,
    { ...IN_ORDER, meta: { parents: { survey_id: survey ?? '' } } },
    { ...SILENT, enabled: mayVisit && survey !== undefined },
  );
  return { questions: data && inPlace(data), isFailed: error !== null, refetch, mayVisit };
};

const IN_ORDER = {
  pagination: { page: 1, perPage: MAX_PAGE_SIZE },
  sort: { field: 'position', order: 'ASC' as const },
  filter: {},
};

/** Said where they are shown: the page goes on without them. */
const SILENT = { retry: false, onError: () => undefined };
