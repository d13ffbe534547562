/**
 * Addresses of the account area (specification, section 2 'Unauthenticated area') that rules name, too. Its other pages are
 * in `account/account.pages.ts`.
 */

/** Leads to the login, or to a signed-in user's landing page. */
export const AUTH_PATH = '/auth';
export const LOGIN_PATH = '/auth/login';
export const RESET_PASSWORD_PATH = '/auth/password/reset/:token';
/** The page to change a password; no other page opens before the first login is complete. */
export const FIRST_LOGIN_PATH = '/firstlogin';
/** Ends the session; a link to it works like any other. */
export const LOGOUT_PATH = '/logout';
/** The error page of unknown addresses. */
export const UNKNOWN_ADDRESS_PATH = '/error/error-v1';
