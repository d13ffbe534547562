import type { CallRow } from './entity-table';
import { ADMIN } from './roles';

/**
 * Section 7 of the specification, 'Authentication and profile', retyped by hand (readings: docs/wire-format.md, section
 * 2).
 */
export type AccountCall = Omit<CallRow, 'verb' | 'note' | 'filter' | 'data' | 'unasked'> & {
  name: string;
  /** Whether the call carries the bearer token. */
  bearer: boolean;
};

export const ACCOUNT_CALLS: readonly AccountCall[] = [
  {
    name: 'log in',
    method: 'POST',
    path: '/bouser/login',
    body: ['email', 'password'],
    bearer: false,
    answer: ['token'],
  },
  {
    name: 'register',
    method: 'POST',
    path: '/register',
    body: ['email', 'fullname', 'username', 'password'],
    bearer: false,
    answer: ['accessToken'],
    status: 201,
  },
  {
    name: 'forget password',
    method: 'POST',
    path: '/bouser/forget/password',
    body: ['email'],
    bearer: false,
    answer: ['message'],
  },
  {
    name: 'accounts of a reset',
    method: 'GET',
    path: '/api/v1/auth/reset/listaccounts',
    query: ['forget_password_token'],
    bearer: false,
    answer: ['data.accounts'],
  },
  {
    name: 'reset password',
    method: 'POST',
    path: '/bouser/reset/password',
    query: ['forget_password_token'],
    body: ['code', 'password'],
    bearer: false,
    answer: ['message'],
  },
  {
    name: 'change password',
    method: 'POST',
    path: '/bouser/update/password',
    body: ['password', 'oldpassword'],
    bearer: true,
    answer: ['message'],
  },
  {
    name: 'profile',
    method: 'GET',
    path: '/me',
    bearer: true,
    answer: ['self._id', 'self.roles', 'self.first_login'],
  },
  {
    name: 'change address',
    method: 'POST',
    path: '/api/v1/auth/resetaccount',
    body: ['id', 'email'],
    bearer: true,
    answer: ['message'],
  },
];

/** Headers the console may set; a foreign backend's CORS refuses any other. */
export const HEADERS = ['accept', 'accept-language', 'authorization', 'content-type'];

/** Files that are sent: calls of no entity's own. */
export const IMPORT_CALLS: readonly (Pick<CallRow, 'method' | 'path'> & {
  roles: NonNullable<CallRow['roles']>;
})[] = [
  'Company',
  'Location',
  'BoUser',
  'Customer',
  'Target',
  'RewardTarget',
  'Turnover',
  'Order',
  'Promotion',
].map((type) => ({
  method: 'POST' as const,
  path: `/api/v1/file/upload${type}`,
  roles: ADMIN,
}));
