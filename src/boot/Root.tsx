import { useEffect } from 'react';
import { AccountI18nProvider } from '@/account/account-i18n';
import { LoadFailurePage } from '@/account/LoadFailurePage';
import { useSession } from '@/providers/session/use-session';
import { prerenderedPage } from '@/ui/browser/prerendered-page';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { SignedIn } from './SignedIn';
import { SignedOut } from './SignedOut';
import { useReader } from '@/app/session/useReader';
import { usePageTheme } from '@/app/theme/usePageTheme';
import '@/app/theme/base.css';
import '@/app/theme/inter.css';

/**
 * Decides between the account area, which loads alone and at once, and the console, which comes after.
 * Who may be where, before a page is rendered, is decided by `entryOf` in `core/entry.ts` alone.
 */
export const Root = () => {
  usePageTheme();
  useEffect(() => prerenderedPage.handOver(), []);
  const user = useSession()?.user ?? null;
  const reader = useReader(user?.id ?? null);
  if (!user) return <SignedOut wasSignedIn={reader !== null} />;
  return (
    <PartBoundary fallback={<LoadFailure />}>
      <SignedIn user={user} isReader={user.id === reader} />
    </PartBoundary>
  );
};

const LoadFailure = () => (
  <AccountI18nProvider>
    <LoadFailurePage />
  </AccountI18nProvider>
);
