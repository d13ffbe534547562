import { useDataProvider, type RaRecord } from 'react-admin';
import { ACCOUNT_STATUSES, DEFAULT_SORT_FIELD } from '@/core/constants';
import { textsOf } from '@/core/one-or-many';
import { CUSTOMER } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { useCan } from '@/providers/session/use-session';
import { listLink } from '@/kit/links/list-link';
import { useDefinitions } from '@/kit/registry/definitions';

const [, DEACTIVATED] = ACCOUNT_STATUSES;

/** An agent with the number of their customers; undefined where they could not be counted. */
export type CountedAgent = { record: RaRecord; count: number | undefined };

/** Whether `record` is an agent who can still log in. */
export const isActiveAgent = ({ roles, status }: RaRecord): boolean =>
  textsOf(roles).includes('agent') && status !== DEACTIVATED;

/**
 * A summary of the customers of agents: their number, the address of their list, and who may give them another agent.
 */
export const useAgentCustomers = () => {
  const provider = useDataProvider();
  // A console may lack this resource; then no agent has customers.
  const customers = useDefinitions().get(CUSTOMER);
  const mayMove = useCan(customers?.access.edit);
  const filterOf = ({ code }: RaRecord) => ({ agent_code: textOrNumberOf(code) });
  const count = async (record: RaRecord): Promise<CountedAgent> => {
    if (!customers) return { record, count: 0 };
    try {
      const { total } = await provider.getList(customers.name, {
        filter: filterOf(record),
        pagination: { page: 1, perPage: 1 },
        sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
      });
      return { record, count: total };
    } catch {
      // The question says that their number is not known.
      return { record, count: undefined };
    }
  };
  return {
    count,
    mayMove,
    /** The address of the list of an agent's customers, which can give them another agent; null without such a list. */
    listOf: (record: RaRecord) => (customers ? listLink(customers, filterOf(record)) : null),
  };
};
