import { useGetList } from 'react-admin';
import { useCan } from '@/providers/session/use-session';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { appLookOf, readable, type AppLook } from './app-look';

const APP = 'app';
const COMPANY = 'company';

/**
 * The look of a company's app: its first app where the user may see apps, else the company's name and logo in the
 * console's colours.
 */
export const useCompanyLook = (company: string): AppLook => {
  const apps = useDefinition(APP);
  const mayVisit = useCan(apps.access.list);
  const reference = useReference(useDefinition(COMPANY), company);
  const { data } = useGetList(
    APP,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: '_id', order: 'ASC' },
      filter: { company_code: company },
    },
    { ...SILENT, enabled: mayVisit && company !== '' },
  );
  const [own] = company === '' ? [] : (data ?? []);
  if (own) return readable(appLookOf(own));
  return appLookOf({ app_name: reference?.name, logo: reference?.record.logo_square });
};

/** The preview is optional: without the app it uses the console's colours. */
const SILENT = { retry: false, onError: () => undefined };
