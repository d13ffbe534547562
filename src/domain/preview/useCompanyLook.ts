import { COMPANY } from '@/domain/audience/resources';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { appLookOf, readable, type AppLook } from './app-look';
import { useFirstApp } from './useFirstApp';

/**
 * The look of a company's app: its first app where the user may see apps, else the company's name and logo in the
 * console's colours.
 */
export const useCompanyLook = (company: string): AppLook => {
  const reference = useReference(useDefinition(COMPANY), company);
  const [own] = useFirstApp(company) ?? [];
  if (own) return readable(appLookOf(own));
  return appLookOf({ app_name: reference?.name, logo: reference?.record.logo_square });
};
