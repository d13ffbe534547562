import type { RaRecord } from 'react-admin';
import { AWARD_TYPES, PROMOTION_STATUSES } from '@/core/constants';
import { Code } from '@/shared/fields/Code';
import { FirstOf } from '@/shared/fields/FirstOf';
import type { Column, ListFilter } from '@/shared/columns/column';
import { ResourceList } from '@/shared/list/ResourceList';
import { ReferenceName } from '@/shared/references/ReferenceName';
import { quotasOf } from './promotion-terms';
import { PromotionPeriod, PromotionStatus, PromotionTerm } from './PromotionStates';

const COLUMNS: Column[] = [
  { source: 'code', width: 104, cell: ({ code }) => <Code>{code}</Code> },
  { source: 'title', isTitle: true },
  {
    source: 'company_quotas',
    sortBy: false,
    cell: (record) => (
      <FirstOf
        codes={companiesOf(record)}
        show={(code) => <ReferenceName resource="company" code={code} />}
      />
    ),
    exported: (record) => companiesOf(record).join('|'),
  },
  {
    source: 'award_type',
    width: 124,
    priority: 1,
    cell: (record) => <PromotionTerm record={record} field="award_type" />,
  },
  {
    source: 'payout_type',
    width: 132,
    isOptional: true,
    cell: (record) => <PromotionTerm record={record} field="payout_type" />,
  },
  {
    source: 'start_date',
    width: 208,
    cell: (record) => <PromotionPeriod record={record} />,
    exported: ({ start_date, end_date }) => `${start_date} – ${end_date}`,
  },
  { source: 'status', width: 104, cell: (record) => <PromotionStatus record={record} /> },
];

const choices = (field: string, values: readonly string[]) =>
  values.map((id) => ({ id, label: `resources.promotion.${field}.${id}` }));

const FILTERS: ListFilter[] = [
  { source: 'company_code', resource: 'company' },
  { source: 'status', choices: choices('status', PROMOTION_STATUSES) },
  { source: 'award_type', choices: choices('award_type', AWARD_TYPES) },
];

/** Promotions with their companies and how long they last; a row opens the promotion's page. */
export const PromotionList = () => (
  <ResourceList columns={COLUMNS} filters={FILTERS} opens="show" />
);

const companiesOf = (record: RaRecord) => quotasOf(record).map(({ company_code }) => company_code);
