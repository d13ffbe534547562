import { useGetList, type RaRecord } from 'react-admin';
import { useDefinition } from '@/kit/registry/definitions';
import { useCan } from '@/providers/session/use-session';
import { APP } from './resources';

/**
 * The apps of the company with the code `company`, as the one that previews show: its first, if it has any. Undefined
 * while they are loading, for no company, and where the user may not see apps.
 */
export const useFirstApp = (company: string): readonly RaRecord[] | undefined => {
  const mayVisit = useCan(useDefinition(APP).access.list);
  const { data } = useGetList(
    APP,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: '_id', order: 'ASC' },
      filter: { company_code: company },
    },
    { ...SILENT, enabled: mayVisit && company !== '' },
  );
  return company === '' ? undefined : data;
};

/** The preview works without the app. */
const SILENT = { retry: false, onError: () => undefined };
