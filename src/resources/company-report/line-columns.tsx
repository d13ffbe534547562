import { lineOf } from '@/core/text';
import type { Column } from '@/kit/columns/column';
import { ReferenceLink } from '@/kit/references/ReferenceLink';

/** The customer of a line, linked to the customer's page. */
export const customerColumn: Column = {
  source: 'customer_name',
  isTitle: true,
  cell: ({ customer_code, customer_name }) => (
    <ReferenceLink resource="app-user" code={customer_code}>
      {lineOf(customer_name) || lineOf(customer_code)}
    </ReferenceLink>
  ),
};

/** The agent of a line: by name on the page, by code and name in exports. */
export const agentColumn: Column = {
  source: 'agent_code',
  scope: 'agent',
  reference: { resource: 'bo-user', role: 'agent' },
  priority: 2,
};
