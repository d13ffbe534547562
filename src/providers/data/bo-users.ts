import { ACCOUNT_STATUSES } from '@/core/constants';
import { isId } from '@/core/id';
import { textsOf } from '@/core/one-or-many';
import { filledTextOf, lineOf, screenfulOf, textOf } from '@/core/text';
import { ApiError } from '../http/api-error';
import { dataOf, request, type Payload } from '../http/http';

/**
 * Calls about back-office users, besides their list.
 *
 * | call              | request                                                              |
 * |-------------------|----------------------------------------------------------------------|
 * | fetchAgents       | GET api/v1/bousers/company/{code}/location/{code}/role/agent         |
 * |                   | GET api/v1/bousers/company/{code}/role/agent                         |
 * |                   | GET api/v1/bousers/role/agent                                        |
 * | fetchAreaManagers | GET api/v1/bousers/company/{code}/role/area_manager                  |
 * | resetAccount      | POST api/v1/auth/resetaccount {id, email}                            |
 *
 * Source: specification, section 7. All throw {@link ApiError}.
 */
export type BoUser = {
  code: string;
  name: string;
  /** Undefined if the lookup does not return it. */
  id?: string | number;
  /** Codes of their companies and locations, if the lookup returns them. */
  companies: readonly string[];
  locations: readonly string[];
  /** Whether the lookup says that the account is deactivated. */
  isDeactivated: boolean;
};

/** The scope of a lookup of agents: a location of a company, a company, or everywhere. */
export type AgentScope = { company?: string; location?: string };

/** Agents of a location, of a company, or all of them. */
export const fetchAgents = (scope: AgentScope = {}, signal?: AbortSignal): Promise<BoUser[]> =>
  fetchBoUsers(
    [
      ...(scope.company ? ['company', scope.company] : []),
      ...(scope.company && scope.location ? ['location', scope.location] : []),
    ],
    'agent',
    signal,
  );

/** Area managers of a company. */
export const fetchAreaManagers = (company: string): Promise<BoUser[]> =>
  fetchBoUsers(['company', company], 'area_manager');

/**
 * Changes the address of an account; the backend sends a mail to set its password.
 *
 * @returns the server's message, if any
 */
export const resetAccount = async (account: {
  id: string;
  email: string;
}): Promise<string | undefined> => {
  const { message } = await request({
    path: 'api/v1/auth/resetaccount',
    method: 'POST',
    body: account,
  });
  return screenfulOf(filledTextOf(message)) || undefined;
};

const [, DEACTIVATED] = ACCOUNT_STATUSES;

const fetchBoUsers = async (
  scope: readonly string[],
  role: string,
  signal?: AbortSignal,
): Promise<BoUser[]> => {
  const path = ['api', 'v1', 'bousers', ...scope, 'role', role].map(encodeURIComponent).join('/');
  const payload = await request({ path, signal });
  const { bousers } = dataOf(payload);
  if (!Array.isArray(bousers)) throw new ApiError('unreadable', 200);
  return bousers.map((bouser: Payload | null) => ({
    code: textOf(bouser?.code),
    name: lineOf(`${lineOf(bouser?.firstname)} ${lineOf(bouser?.surname)}`.trim()),
    ...(isId(bouser?._id) ? { id: bouser._id } : {}),
    companies: textsOf(bouser?.company_code),
    locations: textsOf(bouser?.location_code),
    isDeactivated: textOf(bouser?.status) === DEACTIVATED,
  }));
};
