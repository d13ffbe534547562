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
import type { BulkConfirmationProps } from '@/kit/list/actions/record-action';

/** The total of many sales in euros, in the question about them. */
export const ProcessTotal = ({ run, onReady }: BulkConfirmationProps) => {
  const translate = useTranslate();
  const { euroOrDash } = useFormats();
  const withUnreadable = useWithUnreadable();
  const read = useRecordReader();
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
      return new Map(sales.map(({ id, total }) => [id, total as unknown]));
    },
  });
  useEffect(() => onReady(!isPending), [isPending, onReady]);
  if (isPending) return <NamedSkeleton label={translate('list.loading')} width={180} />;
  const sum = sumOf(run.ids.map((id) => data?.get(id)));
  const figure = data ? figureOfSum(sum) : null;
  return (
    <Box component="dl" ref={announceNews} sx={{ m: 0, mt: 2 }}>
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
  );
};

const FIGURE = { m: 0, fontVariantNumeric: 'tabular-nums' };
