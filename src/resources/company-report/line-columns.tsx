import { BO_USER, CUSTOMER } from '@/core/resource-names';
import { lineOf } from '@/core/text';
import type { Column } from '@/kit/fields/column';
import { ReferenceLink } from '@/kit/references/ReferenceLink';

/** The customer of a line, linked to the customer's page. */
export const customerColumn: Column = {
  source: 'customer_name',
  isTitle: true,
  cell: ({ customer_code, customer_name }) => (
    <ReferenceLink resource={CUSTOMER} code={customer_code}>
      {lineOf(customer_name) || lineOf(customer_code)}
    </ReferenceLink>
  ),
};

/** The agent of a line: by name on the page, by code and name in exports. */
export const agentColumn: Column = {
  source: 'agent_code',
  scope: 'agent',
  reference: { resource: BO_USER, role: 'agent' },
  priority: 2,
};

/** The columns of a report's customers. */
export const LINE_COLUMNS: readonly Column[] = [
  customerColumn,
  { source: 'customer_code', kind: 'code', width: 104, priority: 3 },
  agentColumn,
  { source: 'target_total', kind: 'euro', width: 128, priority: 1 },
  { source: 'achieved_total', kind: 'euro', width: 128, isOnCard: true },
  { source: 'awards_earned', kind: 'count', width: 112, isOnCard: true },
  { source: 'payout', kind: 'euro', width: 120 },
];
