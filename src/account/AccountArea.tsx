import { lazy, Suspense } from 'react';
import { AlertList } from '@/shared/alerts/AlertList';
import { AccountI18nProvider, useAccountI18n } from './account-i18n';
import { firstLogin } from './first-login.page';
import { LoginPage } from './LoginPage';
import { success } from './success.page';

const ErrorPage = lazy(async () => ({ default: (await import('@/pages/error/ErrorPage')).ErrorPage }));
const NoRolePage = lazy(async () => ({ default: (await import('./NoRolePage')).NoRolePage }));

const ChangePasswordPage = lazy(async () => ({
  default: (await import('./ChangePasswordPage')).ChangePasswordPage,
}));
const SuccessPage = lazy(async () => ({ default: (await import('./SuccessPage')).SuccessPage }));

type AccountAreaProps = {
  pathname: string;
  /** Signed in, but no admin has given a role yet. */
  hasNoRole: boolean;
  /** Signed in for the first time, and the password is not changed yet. */
  isFirstLogin: boolean;
  /** Opens an address of the console. */
  onGo: (path: string) => void;
  /** The reader is about to log in: the console may be fetched. */
  onIntent: () => void;
};

/** What is shown outside the console, without its code: the login, the error pages, the wait for a role. */
export const AccountArea = (props: AccountAreaProps) => (
  <AccountI18nProvider>
    <Suspense fallback={null}>
      <AccountPage {...props} />
    </Suspense>
    <Alerts />
  </AccountI18nProvider>
);

const AccountPage = ({ pathname, hasNoRole, isFirstLogin, onGo, onIntent }: AccountAreaProps) => {
  const { locale } = useAccountI18n();
  if (hasNoRole) return <NoRolePage />;
  if (pathname.startsWith('/error/')) {
    return <ErrorPage design={pathname.split('/')[2] ?? ''} locale={locale} />;
  }
  if (pathname === firstLogin.route) {
    return <ChangePasswordPage isForced={isFirstLogin} onChanged={() => onGo(success.route)} />;
  }
  if (pathname === success.route) return <SuccessPage />;
  return <LoginPage onIntent={onIntent} />;
};

const Alerts = () => <AlertList translate={useAccountI18n().t} />;
