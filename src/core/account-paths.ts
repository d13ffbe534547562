/**
 * Addresses of the account area (specification, section 2 'Unauthenticated area') that the rules of `core` refer to. Its
 * other pages are in `account/account.pages.ts`.
 */

/** Redirects to the login, or a signed-in user to their landing page. */
export const AUTH_PATH = '/auth';
export const LOGIN_PATH = '/auth/login';
export const RESET_PASSWORD_PATH = '/auth/password/reset/:token';
/** The page on which a new user changes their password; until then no other page opens. */
export const FIRST_LOGIN_PATH = '/firstlogin';
/** Ends the session when opened. */
export const LOGOUT_PATH = '/logout';
/** The error page of unknown addresses. */
export const UNKNOWN_ADDRESS_PATH = '/error/error-v1';
