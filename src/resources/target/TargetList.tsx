import { useTranslate, type RaRecord } from 'react-admin';
import { TARGET_REWARD_TYPES } from '@/core/constants';
import { Code } from '@/shared/fields/Code';
import { Euro } from '@/shared/fields/Euro';
import type { Column, ListFilter } from '@/shared/columns/column';
import { recentYears } from '@/shared/list/recent-years';
import { ResourceList } from '@/shared/list/ResourceList';
import { AgentName } from '@/shared/references/AgentName';
import { ReferenceName } from '@/shared/references/ReferenceName';
import { milestonesOf, percentOf, reachedOf } from './target-figures';
import { TargetProgress } from './TargetProgress';

const COLUMNS: Column[] = [
  {
    source: 'customer_code',
    isTitle: true,
    cell: ({ customer_code }) => (
      <ReferenceName resource="app-user" code={customer_code} isLinked={false} />
    ),
  },
  {
    source: 'agent_code',
    priority: 2,
    cell: ({ agent_code }) => <AgentName code={agent_code} />,
  },
  {
    source: 'company_code',
    priority: 1,
    cell: ({ company_code }) => <ReferenceName resource="company" code={company_code} />,
  },
  { source: 'year', width: 76, cell: ({ year }) => <Code>{year}</Code> },
  { source: 'period', width: 116, priority: 4 },
  {
    source: 'target_value',
    width: 116,
    align: 'right',
    cell: ({ target_value }) => <Euro value={target_value} />,
  },
  {
    source: 'achieved_value',
    width: 116,
    align: 'right',
    cell: ({ achieved_value }) => <Euro value={achieved_value} />,
  },
  {
    source: 'progress',
    width: 148,
    sortBy: false,
    cell: (record) => <TargetProgress record={record} />,
    exported: percentOf,
  },
  {
    source: 'milestones',
    width: 100,
    priority: 3,
    sortBy: false,
    align: 'right',
    cell: (record) => <Reached record={record} />,
    exported: reachedOf,
  },
];

const FILTERS: ListFilter[] = [
  { source: 'company_code', resource: 'company' },
  { source: 'agent_code', agentsOf: { company: 'company_code' } },
  { source: 'customer_code', resource: 'app-user', narrowedBy: ['company_code', 'agent_code'] },
  { source: 'group_code', resource: 'group', narrowedBy: ['company_code'] },
  { source: 'year', choices: recentYears() },
  {
    source: 'reward_type',
    choices: TARGET_REWARD_TYPES.map((id) => ({
      id,
      label: `resources.target.reward_type.${id}`,
    })),
  },
];

/** Targets with how far each has come; a row opens the target's page. */
export const TargetList = () => <ResourceList columns={COLUMNS} filters={FILTERS} opens="show" />;

const Reached = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const total = milestonesOf(record).length;
  if (total === 0) return '–';
  return (
    <Code>
      {translate('resources.target.milestone.count', { count: reachedOf(record), total })}
    </Code>
  );
};
