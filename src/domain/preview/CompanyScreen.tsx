import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { APP, COMPANY } from '@/core/resource-names';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { useCan } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { appLookOf, readable, type AppLook } from './app-look';
import { AppScreen } from './AppScreen';
import { PhoneFrame } from './PhoneFrame';
import { useFirstApp } from './useFirstApp';

type CompanyScreenProps = {
  /** The accessible name of the preview. */
  label: string;
  /** The company's code; empty for none. */
  company: string;
  /** Renders the content of the screen. */
  children: (look: AppLook) => ReactNode;
};

/**
 * A screen of a company's app in a phone, empty until its look is known. Users who may not see apps get the console's
 * colours, with a note about it.
 */
export const CompanyScreen = ({ label, company, children }: CompanyScreenProps) => {
  const translate = useTranslate();
  const look = useCompanyLook(company);
  const maySeeApps = useCan(useDefinition(APP).access.list);
  return (
    <PhoneFrame
      label={label}
      note={company !== '' && !maySeeApps ? translate('preview.neutral') : undefined}
    >
      {look ? (
        <AppScreen look={look}>{children(look)}</AppScreen>
      ) : (
        <AppScreen look={null}>
          <Skeleton variant="rounded" height={320} />
        </AppScreen>
      )}
    </PhoneFrame>
  );
};

/**
 * The look of a company's app: its first app where the user may see apps, else the company's name and logo in the
 * console's colours. Undefined while they are loading.
 */
const useCompanyLook = (company: string): AppLook | undefined => {
  const reference = useReference(useDefinition(COMPANY), company);
  const { app: own, isLoading } = useFirstApp(company);
  if (own) return readable(appLookOf(own));
  if (isLoading || reference === undefined) return undefined;
  return appLookOf({ app_name: reference?.name, logo: reference?.record.logo_square });
};
