import type { RaRecord } from 'react-admin';
import type { ExportWords } from '@/kit/fields/column';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ListDescription } from '@/kit/list/ListPage';
import { GivenStep } from '@/domain/promotion/GivenStep';
import { FreeMark } from './FreeMark';

/** The gifts of a promotion, below its steps and totals. */
export const list: ListDescription = {
  Frame: GivenStep,
  columns: [
    { source: 'code', width: 120 },
    { source: 'title', isTitle: true },
    { source: 'worth', kind: 'euro', width: 112, isOnCard: true },
    { source: 'target', kind: 'euro', width: 112 },
    {
      source: 'free',
      width: 96,
      priority: 2,
      cell: (record) => <FreeMark isFree={record.free === true} />,
    },
    {
      source: 'quantity',
      width: 96,
      align: 'right',
      priority: 1,
      cell: (record) => <Quantity record={record} />,
      exported: quantityOf,
    },
  ],
};

const Quantity = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const quantity = quantityOf(record, { translate });
  return typeof quantity === 'number' ? number(quantity) : quantity;
};

/** The quantity: a number, or the word for unlimited. */
function quantityOf(
  { quantity }: RaRecord,
  { translate }: Pick<ExportWords, 'translate'>,
): number | string {
  return typeof quantity === 'number' && quantity > 0
    ? quantity
    : translate('resources.gift.unlimited');
}
