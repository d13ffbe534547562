import { useGetList, type RaRecord } from 'react-admin';
import { APP } from '@/core/resource-names';
import { useDefinition } from '@/kit/registry/definitions';
import { useCan } from '@/providers/session/use-session';

/** The first app of a company, which previews show. `isKnown` is also true where the company has none. */
type FirstApp = { app?: RaRecord; isKnown: boolean; isLoading: boolean };

/**
 * The first app of the company with the code `company`. It is unknown while it is loading, for no company, and where
 * the user may not see apps.
 */
export const useFirstApp = (company: string): FirstApp => {
  const mayVisit = useCan(useDefinition(APP).access.list);
  const { data, isLoading } = useGetList(
    APP,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: '_id', order: 'ASC' },
      filter: { company_code: company },
    },
    { ...SILENT, enabled: mayVisit && company !== '' },
  );
  return company === ''
    ? { isKnown: false, isLoading }
    : { app: data?.[0], isKnown: data !== undefined, isLoading };
};

/** No alert for a failure, because the preview works without the app. */
const SILENT = { retry: false, onError: () => undefined };
