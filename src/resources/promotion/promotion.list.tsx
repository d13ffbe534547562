import DoneAllIcon from '@mui/icons-material/DoneAll';
import type { RaRecord } from 'react-admin';
import { COMPANY } from '@/core/resource-names';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { RecordAction } from '@/kit/list/actions/record-action';
import { periodColumn } from '@/kit/fields/period-column';
import type { ListDescription } from '@/kit/list/ListPage';
import { ImportDialog } from '@/kit/list/ImportDialog';
import { ReferenceValue } from '@/kit/references/ReferenceValue';
import { PromotionState } from './PromotionState';
import { AwardOptionsLink } from './AwardOptionsLink';
import { quotasOf } from './promotion.codec';

const companiesOf = (record: RaRecord) => quotasOf(record).map(({ company_code }) => company_code);

const ACTIONS: RecordAction[] = [
  {
    name: 'conclude',
    icon: DoneAllIcon,
    change: () => ({ status: 'concluded' }),
    // A promotion that is not over yet is concluded on its own page.
    isDone: ({ state }) => state !== 'over',
    confirm: { Row: lazyComponent(() => import('./ConcludeQuestion'), 'ConcludeQuestion') },
  },
];

/** Promotions with their companies and their time left. */
export const list: ListDescription = {
  columns: [
    { source: 'code', width: 104 },
    { source: 'title', isTitle: true, minWidth: 168 },
    {
      source: 'company_quotas',
      scope: 'company',
      sortBy: false,
      priority: 2,
      cell: (record) => (
        <ReferenceValue reference={{ resource: COMPANY }} value={companiesOf(record)} />
      ),
    },
    { source: 'award_type', width: 124, minWidth: 112, priority: 1 },
    { source: 'payout_type', width: 132, isOptional: true },
    periodColumn(),
    { source: 'state', width: 124, cell: (record) => <PromotionState record={record} /> },
  ],
  actions: ACTIONS,
  tools: (
    <>
      <AwardOptionsLink />
      <ImportDialog recordType="Promotion" />
    </>
  ),
};
