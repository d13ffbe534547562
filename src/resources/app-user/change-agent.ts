import type { RaRecord } from 'react-admin';
import { textsOf } from '@/core/one-or-many';
import { BO_USER } from '@/core/resource-names';
import type { ChangingAction } from '@/kit/list/actions/record-action';
import type { Reference } from '@/kit/references/reference-queries';
import { entriesOf, listsOf, type Entry } from './app-user.codec';

/**
 * Gives customers another agent, in the company entries that are at one of the agent's companies and locations: the
 * company, location and agent of an entry belong together (docs/wire-format.md, 'customer'). Where the lookup has
 * neither for the agent, a customer's only entry is changed, and the server decides.
 */
export const changeAgent: ChangingAction = {
  asks: { resource: BO_USER, role: 'agent', within: ['company_code', 'location_code'] },
  change: (customer, agent) =>
    listsOf(
      entriesOf(customer).map((entry) =>
        isServed(entry, agent, customer) ? { ...entry, agent_code: agent.code } : entry,
      ),
    ),
  isDone: (customer, agent) =>
    served(customer, agent).every(({ agent_code }) => agent_code === agent.code),
  refusal: (customer, agent) =>
    served(customer, agent).length === 0 ? 'resources.app-user.actions.agent_elsewhere' : undefined,
};

const served = (customer: RaRecord, agent: Reference): Entry[] =>
  entriesOf(customer).filter((entry) => isServed(entry, agent, customer));

const isServed = (entry: Entry, { record }: Reference, customer: RaRecord): boolean => {
  const [companies, locations] = [textsOf(record.company_code), textsOf(record.location_code)];
  if (companies.length === 0 && locations.length === 0) return entriesOf(customer).length === 1;
  const isAmong = (code: string, codes: readonly string[]) =>
    codes.length === 0 || codes.includes(code);
  return isAmong(entry.company_code, companies) && isAmong(entry.location_code, locations);
};
