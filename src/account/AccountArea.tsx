import type { ComponentType } from 'react';
import { AlertList } from '@/ui/alerts/AlertList';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { AccountI18nProvider, addScreenWords, useAccountI18n } from './account-i18n';
import {
  firstLogin,
  firstLoginHelp,
  forgotPassword,
  registration,
  resetPassword,
  success,
  terms,
} from './account.pages';
import { LoadFailurePage } from './LoadFailurePage';
import { LoginPage } from './LoginPage';

/** Every screen except the login is in a chunk of its own, and their words are in another. */
const screen = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  lazyComponent(async () => {
    const words = import('@/i18n/account-screens.messages');
    const [screens, { accountScreensMessages }] = await Promise.all([load(), words]);
    addScreenWords(accountScreensMessages);
    return screens;
  }, name);

const ChangePasswordPage = screen(() => import('./ChangePasswordPage'), 'ChangePasswordPage');
const ErrorPage = screen(() => import('@/pages/error/ErrorPage'), 'ErrorPage');
const FirstLoginHelpPage = screen(() => import('./FirstLoginHelpPage'), 'FirstLoginHelpPage');
const ForgotPasswordPage = screen(() => import('./ForgotPasswordPage'), 'ForgotPasswordPage');
const LogoutPage = screen(() => import('./LogoutPage'), 'LogoutPage');
const NoRolePage = screen(() => import('./NoRolePage'), 'NoRolePage');
const RegistrationPage = screen(() => import('./RegistrationPage'), 'RegistrationPage');
const ResetPasswordPage = screen(() => import('./ResetPasswordPage'), 'ResetPasswordPage');
const SuccessPage = screen(() => import('./SuccessPage'), 'SuccessPage');
const TermsPage = screen(() => import('./TermsPage'), 'TermsPage');

type AccountAreaProps = {
  /** Name of the page, and the parameters of its address. */
  page: string;
  params: Readonly<Record<string, string>>;
  /** Signed in, but no admin has given a role yet. */
  hasNoRole?: boolean;
  /** Signed in for the first time, and the password is not changed yet. */
  isFirstLogin?: boolean;
  /** About to log out, although another tab has unsaved changes. */
  isLoggingOut?: boolean;
  /** Opens an address of the console. */
  onGo: (path: string) => void;
  /** Called when the user is about to log in, to fetch the console. */
  onIntent: () => void;
};

/**
 * All screens outside the console, without its code: account screens, error pages, the page of users without a role.
 */
export const AccountArea = (props: AccountAreaProps) => (
  <AccountI18nProvider>
    {/* Another address is another attempt. */}
    <PartBoundary key={props.page} fallback={<LoadFailurePage isUnknown={props.page === ERROR} />}>
      <AccountPage {...props} />
    </PartBoundary>
    <Alerts />
  </AccountI18nProvider>
);

/** Name of the page of unknown addresses. */
const ERROR = 'error';

const AccountPage = ({
  page,
  params,
  hasNoRole,
  isFirstLogin,
  isLoggingOut,
  onGo,
  onIntent,
}: AccountAreaProps) => {
  const { locale } = useAccountI18n();
  if (isLoggingOut) return <LogoutPage />;
  if (hasNoRole) return <NoRolePage />;
  switch (page) {
    case ERROR:
      return <ErrorPage design={params.design ?? ''} locale={locale} />;
    case registration.name:
      return <RegistrationPage />;
    case forgotPassword.name:
      return <ForgotPasswordPage />;
    case resetPassword.name:
      return <ResetPasswordPage key={params.token} token={params.token ?? ''} />;
    case firstLoginHelp.name:
      return <FirstLoginHelpPage />;
    case terms.name:
      return <TermsPage />;
    case firstLogin.name:
      return <ChangePasswordPage isForced={isFirstLogin} onChanged={() => onGo(success.route)} />;
    case success.name:
      return <SuccessPage />;
    default:
      return <LoginPage onIntent={onIntent} />;
  }
};

const Alerts = () => <AlertList translate={useAccountI18n().t} />;
