import type { RaRecord } from 'react-admin';
import type { ListDescription } from '@/kit/list/ListPage';
import { textOf } from '@/core/text';
import { TextCell } from '@/kit/fields/TextCell';
import { MapArea, MapToggle } from './MapToggle';
import { useFormats, type Formats } from '@/ui/formats/useFormats';
import type { Interval } from './opening';
import { weekSummary } from './useWeekSummary';

export const list: ListDescription = {
  columns: [
    { source: 'code', width: 96 },
    { source: 'name', isTitle: true },
    { source: 'company_code', minWidth: 132 },
    { source: 'town' },
    { source: 'region', priority: 2 },
    { source: 'address', isOptional: true },
    { source: 'telephone', width: 148 },
    { source: 'fax', isOptional: true },
    { source: 'whatsapp', isOptional: true },
    {
      source: 'opening',
      minWidth: 240,
      priority: 1,
      sortBy: false,
      cell: (record) => <Hours record={record} />,
      exported: (record, { formats }) => hoursOf(record, formats),
    },
    { source: 'business_hours', isOptional: true },
    { source: 'latitude', width: 112, isOptional: true, align: 'right' },
    { source: 'longitude', width: 112, isOptional: true, align: 'right' },
  ],
  tools: <MapToggle />,
  summary: <MapArea />,
};

const Hours = ({ record }: { record: RaRecord }) => (
  <TextCell text={hoursOf(record, useFormats())} />
);

/** The week in one line; without hours, the free text about them. */
const hoursOf = ({ opening, business_hours }: RaRecord, formats: Formats): string =>
  weekSummary(opening as Interval[], formats) || textOf(business_hours);
