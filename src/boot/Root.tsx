import { useEffect } from 'react';
import { AccountI18nProvider } from '@/account/account-i18n';
import { LoadFailurePage } from '@/account/LoadFailurePage';
import { useSession } from '@/providers/session/use-session';
import { prerenderedPage } from '@/ui/browser/prerendered-page';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { SignedIn } from './SignedIn';
import { SignedOut } from './SignedOut';
import { useMountedUserId } from '@/app/session/useMountedUserId';
import { usePageTheme } from '@/app/theme/usePageTheme';
import '@/app/theme/base.css';
import '@/ui/font/inter.css';

/**
 * Chooses between the account area, which loads first and by itself, and the console, which loads later. `entryOf` in
 * `core/entry.ts` decides who may open which address before a page is rendered.
 */
export const Root = () => {
  usePageTheme();
  useEffect(() => prerenderedPage.handOver(), []);
  const user = useSession()?.user ?? null;
  const mountedId = useMountedUserId(user?.id ?? null);
  if (!user) return <SignedOut userId={mountedId} />;
  return (
    <PartBoundary fallback={<LoadFailure />}>
      <SignedIn user={user} mayMount={user.id === mountedId} />
    </PartBoundary>
  );
};

const LoadFailure = () => (
  <AccountI18nProvider>
    <LoadFailurePage />
  </AccountI18nProvider>
);
