import { CUSTOMER } from '@/core/resource-names';
import { textOf, textOrNumberOf } from '@/core/text';
import { Code } from '@/kit/fields/Code';
import { Count } from '@/kit/fields/Count';
import { TextCell } from '@/kit/fields/TextCell';
import type { ListDescription } from '@/kit/list/ListPage';
import { AccessSummary } from './AccessSummary';
import { AgentLink } from './AgentLink';
import { WithHidden } from './WithHidden';

/**
 * Specification, section 2 'App-activity screen': these columns in this order, a missing name is '_'. Where a narrow
 * window has no room for nine, codes are below names and the first access below the last one.
 */
const columns: ListDescription['columns'] = [
  {
    source: 'client_code',
    sortBy: 'code',
    width: 96,
    priority: 3,
    cell: ({ client_code }) => codeOf(client_code),
  },
  {
    source: 'client_name',
    sortBy: 'user_name',
    isTitle: true,
    cell: ({ client_name, client_code }) => (
      <WithHidden name="code" text={textOrNumberOf(client_code)}>
        <Name text={client_name} />
      </WithHidden>
    ),
  },
  {
    source: 'company_name',
    cell: ({ company_name }) => <Name text={company_name} />,
  },
  {
    source: 'agent_code',
    width: 84,
    priority: 1,
    cell: ({ agent_code }) => codeOf(agent_code),
  },
  {
    source: 'agent_name',
    isOnCard: true,
    cell: ({ agent_code, agent_name }) => (
      <WithHidden name="agent_code" text={textOrNumberOf(agent_code)}>
        <AgentLink code={textOrNumberOf(agent_code)}>
          <Name text={agent_name} />
        </AgentLink>
      </WithHidden>
    ),
  },
  {
    source: 'initial_access',
    sortBy: 'first_access',
    width: 104,
    priority: 2,
    cell: ({ initial_access }) => dateOf(initial_access),
  },
  {
    source: 'last_access',
    width: 104,
    isOnCard: true,
    cell: ({ last_access, initial_access }) => (
      <WithHidden name="first_access" text={dayOf(initial_access)} word="since">
        {dateOf(last_access)}
      </WithHidden>
    ),
  },
  {
    source: 'total_access',
    width: 76,
    align: 'right',
    cell: ({ total_access }) => <Count value={total_access} />,
  },
  {
    source: 'month_access',
    width: 100,
    align: 'right',
    isOnCard: true,
    cell: ({ month_access }) => <Count value={month_access} />,
  },
];

/** The access log of the app, a row per customer, under a summary of all its rows. */
export const list: ListDescription = {
  columns,
  summary: <AccessSummary />,
  opens: { resource: CUSTOMER, codeOf: ({ client_code }) => textOrNumberOf(client_code) },
};

const codeOf = (code: unknown) => <Code>{code}</Code>;

const Name = ({ text }: { text: unknown }) =>
  textOf(text) === '' ? '_' : <TextCell text={text} />;

/** The first ten characters of the server's date, the same in every language. */
const dayOf = (moment: unknown) => textOf(moment).slice(0, 10);

const dateOf = (moment: unknown) => <Code>{dayOf(moment)}</Code>;
