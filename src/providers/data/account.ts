import { readCurrentUser, type CurrentUser } from '@/core/current-user';
import { ApiError } from '../http/api-error';
import { dataOf, request, type Payload } from '../http/http';
import { session } from '../session/session';

/**
 * The calls for the user's own account; those for its password are in passwords.ts.
 *
 * | call             | request                                                        |
 * |------------------|----------------------------------------------------------------|
 * | logIn            | POST /bouser/login {email, password}, then GET /me             |
 * | reauthenticate   | POST /bouser/login {email, password}, then GET /me             |
 * | fetchCurrentUser | GET /me                                                        |
 * | register         | POST /register {email, fullname, username, password}, GET /me  |
 *
 * Source: specification, section 7. All throw {@link ApiError}.
 */
export const logIn = (credentials: { email: string; password: string }): Promise<CurrentUser> =>
  startSession(fetchToken(credentials));

/**
 * Renews the session of the signed-in user with a new token, obtained with their `password`.
 *
 * @throws ApiError, also if the password belongs to another account with the same e-mail
 */
export const reauthenticate = async (password: string): Promise<void> => {
  const { email = '', id } = session.current()?.user ?? {};
  const token = await fetchToken({ email, password });
  const user = await readProfile(token);
  if (user.id !== id || session.current()?.user.id !== id) throw new ApiError('refused', 401);
  session.renew(token, user);
};

export type Registration = { email: string; fullname: string; username: string; password: string };

/** Creates an account and signs in to it. */
export const register = (registration: Registration): Promise<CurrentUser> =>
  startSession(fetchNewToken(registration));

/** Reads the profile of the signed-in user and keeps it in the session. */
export const fetchCurrentUser = async (): Promise<CurrentUser> => {
  const token = session.current()?.token;
  const user = await readProfile();
  // Another user may have logged in meanwhile, in another tab.
  if (session.current()?.token === token) session.setUser(user);
  return user;
};

/** Starts a session once its user is known, unless the user has left the page in the meantime. */
const startSession = async (pendingToken: Promise<string>): Promise<CurrentUser> => {
  const page = window.location.hash;
  const token = await pendingToken;
  const user = await readProfile(token);
  if (window.location.hash === page) session.start(token, user);
  return user;
};

const fetchNewToken = async (body: Registration): Promise<string> =>
  tokenOf(
    await request({ path: 'register', method: 'POST', body, anonymous: true }),
    'accessToken',
  );

const fetchToken = async (body: { email: string; password: string }): Promise<string> =>
  tokenOf(await request({ path: 'bouser/login', method: 'POST', body, anonymous: true }), 'token');

const readProfile = async (token?: string): Promise<CurrentUser> => {
  const payload = await request({ path: 'me', token });
  const user = readCurrentUser(payload.self ?? dataOf(payload).self);
  if (!user) throw new ApiError('unreadable', 200);
  return user;
};

const tokenOf = (payload: Payload, key: 'token' | 'accessToken'): string => {
  const token = payload[key] ?? dataOf(payload)[key];
  if (typeof token !== 'string' || token === '') throw new ApiError('unreadable', 200);
  return token;
};
