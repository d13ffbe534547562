import { useMemo } from 'react';
import { Code } from '@/shared/fields/Code';
import { Euro } from '@/shared/fields/Euro';
import type { Column, ListFilter } from '@/shared/columns/column';
import { recentYears } from '@/shared/list/recent-years';
import { ResourceList } from '@/shared/list/ResourceList';
import { AgentName } from '@/shared/references/AgentName';
import { ReferenceName } from '@/shared/references/ReferenceName';
import { useFormats } from '@/shared/formats/useFormats';
import { TurnoverTotal } from './TurnoverTotal';

const COLUMNS: Column[] = [
  {
    source: 'customer_code',
    isTitle: true,
    cell: ({ customer_code }) => <ReferenceName resource="app-user" code={customer_code} />,
  },
  { source: 'agent_code', cell: ({ agent_code }) => <AgentName code={agent_code} /> },
  {
    source: 'company_code',
    priority: 2,
    cell: ({ company_code }) => <ReferenceName resource="company" code={company_code} />,
  },
  {
    source: 'location_code',
    priority: 1,
    cell: ({ location_code }) => <ReferenceName resource="location" code={location_code} />,
  },
  { source: 'year', width: 72, cell: ({ year }) => <Code>{year}</Code> },
  { source: 'month', width: 108, cell: ({ month }) => <Month month={month} /> },
  { source: 'amount', width: 120, align: 'right', cell: ({ amount }) => <Euro value={amount} /> },
];

const PLACES: ListFilter[] = [
  { source: 'company_code', resource: 'company' },
  { source: 'location_code', resource: 'location', narrowedBy: ['company_code'] },
  { source: 'agent_code', agentsOf: { company: 'company_code', location: 'location_code' } },
  {
    source: 'customer_code',
    resource: 'app-user',
    narrowedBy: ['company_code', 'location_code', 'agent_code'],
  },
  { source: 'group_code', resource: 'group', narrowedBy: ['company_code'] },
];

/** Turnover by customer and month, under the total of all rows the list is narrowed to. */
export const TurnoverList = () => {
  const { months } = useFormats();
  const filters = useMemo<ListFilter[]>(
    () => [
      ...PLACES,
      { source: 'year', choices: recentYears() },
      {
        source: 'month',
        choices: months().map((label, at) => ({ id: String(at + 1), label })),
      },
    ],
    [months],
  );
  return (
    <ResourceList columns={COLUMNS} filters={filters} summary={<TurnoverTotal />} opens={false} />
  );
};

const Month = ({ month }: { month: unknown }) => {
  const { months } = useFormats();
  return months()[Number(month) - 1] ?? '–';
};
