import type { RaRecord } from 'react-admin';
import type { ListDescription } from '@/shared/list/ListPage';
import { MapArea, MapToggle } from './MapToggle';
import { toCsvHours, type Interval } from './opening';
import { useWeekSummary } from './useWeekSummary';

export const list: ListDescription = {
  columns: [
    { source: 'code', width: 96 },
    { source: 'name', isTitle: true },
    { source: 'company_code' },
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
  ],
  tools: <MapToggle />,
  summary: <MapArea />,
};

const Hours = ({ record }: { record: RaRecord }) => {
  const text =
    useWeekSummary()(record.opening as Interval[]) || String(record.business_hours ?? '');
  return <span title={text}>{text || '–'}</span>;
};
