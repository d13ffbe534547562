import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { numberOf } from '@/core/number';
import { lineOf } from '@/core/text';
import type { Column } from '@/kit/fields/column';
import { Euro } from '@/kit/fields/Euro';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { LocalRows } from '@/kit/list/LocalRows';
import { QueryCard } from '@/kit/record/QueryCard';
import { linesOf } from './sale-figures';
import { useMismatch } from './useMismatch';

/** A card with the items of a sale. */
export const SaleLines = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  return (
    <QueryCard title={translate('resources.user-sale.view.lines')}>
      <SaleItems sale={sale} />
    </QueryCard>
  );
};

/** The items of a sale and its total; instead of it both sums, where the lines do not add up to it. */
export const SaleItems = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  const withUnreadable = useWithUnreadable();
  const lines = useMemo(() => linesOf(sale), [sale]);
  const total = numberOf(sale.total);
  const mismatch = useMismatch()(sale);
  const unreadable = lines.filter((line) => line.isUnreadable).length;
  if (lines.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('resources.user-sale.view.no_lines')}
      </Typography>
    );
  }
  return (
    <>
      {mismatch && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {mismatch}
        </Alert>
      )}
      {unreadable > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {withUnreadable(translate('report.lines', { smart_count: lines.length }), unreadable)}
        </Alert>
      )}
      <LocalRows
        name="lines"
        label={`${translate('resources.user-sale.view.lines')} · ${lineOf(sale.code)}`}
        rows={lines}
        columns={COLUMNS}
        sort={AS_SENT}
      />
      {!mismatch && unreadable === 0 && total !== undefined && <Total sale={sale} />}
    </>
  );
};

/** The total under the items, as on a receipt. */
const Total = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  return (
    <Typography variant="subtitle2" component="p" sx={TOTAL}>
      <span>{translate('resources.user-sale.fields.total')}</span>
      <Euro value={sale.total} />
    </Typography>
  );
};

/** Its amount ends where those of the items end. */
const TOTAL = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  pl: { sm: 2 },
  pr: { sm: 1.5 },
  mt: { xs: 1.5, sm: 0 },
  pt: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};

const AS_SENT = { field: 'id', order: 'ASC' } as const;

const COLUMNS: readonly Column[] = [
  { source: 'description', isTitle: true },
  { source: 'sku', kind: 'code', width: 96, priority: 1 },
  { source: 'quantity', kind: 'count', width: 84, isOnCard: true },
  { source: 'amount', kind: 'euro', width: 112, isOnCard: true },
];
