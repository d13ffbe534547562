import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mapWithConcurrency } from '@/core/concurrency';
import { figureOfSum, sumOf } from '@/core/read-sum';
import { USER_SALE } from '@/core/resource-names';
import { compareAsWritten } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { announceNews } from '@/ui/announce/announced';
import { NamedSkeleton } from '@/ui/page/NamedSkeleton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useRecordReader } from '@/kit/list/actions/listed-records';
import { Code } from '@/kit/fields/Code';
import { Alert } from '@/ui/page/Alert';
import { useMismatch } from './useMismatch';
import type { BulkConfirmationProps } from '@/kit/list/actions/record-action';

/** The total of many sales in euros, in the question about them. */
export const ProcessTotal = ({ run, onReady }: BulkConfirmationProps) => {
  const translate = useTranslate();
  const { euroOrDash, number } = useFormats();
  const withUnreadable = useWithUnreadable();
  const read = useRecordReader();
  const mismatchIn = useMismatch();
  const selected = [...new Set([...run.ids, ...run.excludedIds])];
  const { data, isPending } = useQuery({
    queryKey: [
      USER_SALE,
      'totals',
      [...selected].sort((a, b) => compareAsWritten(String(a), String(b))),
    ],
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      const sales = await mapWithConcurrency(selected, read);
      return new Map(sales.map((sale) => [sale.id, sale]));
    },
  });
  useEffect(() => onReady(!isPending), [isPending, onReady]);
  if (isPending) return <NamedSkeleton label={translate('list.loading')} width={180} />;
  const sum = sumOf(run.ids.map((id): unknown => data?.get(id)?.total));
  const differing = run.ids.flatMap((id) => {
    const sale = data?.get(id);
    const mismatch = sale && mismatchIn(sale);
    return mismatch ? { id, code: sale.code, mismatch } : [];
  });
  const figure = data ? figureOfSum(sum) : null;
  return (
    <Box ref={announceNews} sx={{ mt: 2 }}>
      <Box component="dl" sx={{ m: 0 }}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {translate('resources.user-sale.fields.total')}
        </Typography>
        <Typography component="dd" variant="h2" sx={FIGURE}>
          {euroOrDash(figure)}
        </Typography>
        {sum.unreadable > 0 && (
          <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
            {withUnreadable('', sum.unreadable)}
          </Typography>
        )}
      </Box>
      {differing.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('resources.user-sale.duplicates.differing', {
            smart_count: differing.length,
            count: number(differing.length),
          })}
          {differing.slice(0, MAX_NAMED).map(({ id, code, mismatch }) => (
            <Box key={id} sx={{ mt: 0.5 }}>
              <Code>{code}</Code> · {mismatch}
            </Box>
          ))}
        </Alert>
      )}
    </Box>
  );
};

/** The number of sales named with their figures; the number of all precedes them. */
const MAX_NAMED = 5;

const FIGURE = { m: 0, fontVariantNumeric: 'tabular-nums' };
