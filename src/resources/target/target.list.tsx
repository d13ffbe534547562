import { IMPORT_FILES } from '@/core/permissions';
import { CUSTOMER } from '@/core/resource-names';
import EventRepeatOutlinedIcon from '@mui/icons-material/EventRepeatOutlined';
import { type RaRecord } from 'react-admin';
import { useTranslate, type Translate } from '@/ui/hooks/useTranslate';
import { Code } from '@/kit/fields/Code';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { RecordAction } from '@/kit/list/actions/record-action';
import type { ListDescription } from '@/kit/list/ListPage';
import { GroupingSelect } from '@/kit/list/GroupingSelect';
import { ReferenceLink } from '@/kit/references/ReferenceLink';
import { recentYears } from '@/kit/list/recent-years';
import { milestonesOf, percentOf, reachedOf } from './target-figures';
import { periodName } from './period-name';
import { PeriodName } from './PeriodName';
import { GROUPINGS } from './target-groups';
import { TargetGroups } from './TargetGroups';
import { TargetProgress } from './TargetProgress';

const ACTIONS: readonly RecordAction[] = [
  {
    name: 'next_year',
    icon: EventRepeatOutlinedIcon,
    permission: IMPORT_FILES,
    Dialog: lazyComponent(
      () => withWords('resources.target.next_year', () => import('./NextYearDialog')),
      'NextYearDialog',
    ),
  },
];

/** Targets with progress and remaining need. */
export const list: ListDescription = {
  columns: [
    { source: 'customer_code', isTitle: true, minWidth: 152 },
    {
      source: 'customer',
      width: 92,
      priority: 1,
      sortBy: false,
      // The row opens the target; this link opens its customer.
      cell: ({ customer_code }) => (
        <ReferenceLink resource={CUSTOMER} code={customer_code}>
          <Code>{customer_code}</Code>
        </ReferenceLink>
      ),
      isExported: false,
    },
    { source: 'agent_code', priority: 3 },
    { source: 'company_code', priority: 2 },
    { source: 'year', isExportOnly: true },
    {
      source: 'period',
      sortBy: 'year',
      kind: 'code',
      width: 136,
      isOnCard: true,
      cell: (record) => <PeriodName record={record} />,
      exported: periodName,
    },
    { source: 'target_value', kind: 'euro', width: 116, isOnCard: true },
    {
      source: 'achieved_value',
      kind: 'euro',
      width: 116,
      // A narrow window shows its share of the target, and the pace.
      priority: 4,
      isOnCard: true,
    },
    {
      source: 'progress',
      width: 136,
      isOnCard: true,
      cell: (record) => <TargetProgress record={record} />,
      exported: percentOf,
    },
    { source: 'pace', width: 116, sortBy: false, isOnCard: true },
    {
      source: 'missing',
      kind: 'euro',
      width: 116,
      priority: 1,
      firstOrder: 'DESC',
    },
    {
      source: 'needed',
      kind: 'euro',
      width: 132,
      // Its header is on one line.
      minWidth: 132,
      priority: 2,
      isOnCard: true,
      firstOrder: 'DESC',
    },
    {
      source: 'milestones',
      width: 100,
      priority: 1,
      sortBy: false,
      align: 'right',
      cell: (record) => <Reached record={record} />,
      exported: (record, { translate }) => reachedWords(record, translate),
    },
  ],
  pinned: ['company_code', 'customer_code', 'year'],
  filters: [{ source: 'year', choices: recentYears() }],
  figures: <TargetGroups />,
  tools: <GroupingSelect groupings={GROUPINGS} />,
  actions: ACTIONS,
};

const Reached = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const words = reachedWords(record, translate);
  return words ? <Code>{words}</Code> : '–';
};

/** Returns the reached milestones in words; empty where it has none. */
const reachedWords = (record: RaRecord, translate: Translate): string => {
  const total = milestonesOf(record).length;
  if (total === 0) return '';
  return translate('resources.target.milestone.count', { count: reachedOf(record), total });
};
