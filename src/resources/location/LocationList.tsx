import type { RaRecord } from 'react-admin';
import { Code } from '@/shared/fields/Code';
import type { Column, ListFilter } from '@/shared/columns/column';
import { ResourceList } from '@/shared/list/ResourceList';
import { ReferenceName } from '@/shared/references/ReferenceName';
import { MapArea, MapToggle } from './MapToggle';
import { toCsvHours, type Interval } from './opening';
import { useWeekSummary } from './useWeekSummary';

const COLUMNS: Column[] = [
  { source: 'code', width: 96, cell: ({ code }) => <Code>{code}</Code> },
  { source: 'name', isTitle: true },
  {
    source: 'company_code',
    cell: ({ company_code }) => <ReferenceName resource="company" code={company_code} />,
  },
  { source: 'town' },
  { source: 'region', priority: 2 },
  { source: 'address', isOptional: true },
  { source: 'telephone', width: 148 },
  { source: 'fax', isOptional: true },
  { source: 'whatsapp', isOptional: true },
  {
    source: 'opening',
    priority: 1,
    sortBy: false,
    cell: (record) => <Hours record={record} />,
    exported: ({ opening }) => toCsvHours(opening as Interval[]),
  },
  { source: 'business_hours', isOptional: true },
  { source: 'latitude', width: 112, isOptional: true, align: 'right' },
  { source: 'longitude', width: 112, isOptional: true, align: 'right' },
];

const FILTERS: ListFilter[] = [{ source: 'company_code', resource: 'company' }];

export const LocationList = () => (
  <ResourceList columns={COLUMNS} filters={FILTERS} tools={<MapToggle />} summary={<MapArea />} />
);

const Hours = ({ record }: { record: RaRecord }) => {
  const text =
    useWeekSummary()(record.opening as Interval[]) || String(record.business_hours ?? '');
  return <span title={text}>{text || '–'}</span>;
};
