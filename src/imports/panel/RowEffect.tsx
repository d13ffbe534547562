import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { PROMOTION } from '@/domain/promotion/promotion-steps';
import { readEffect } from '@/domain/promotion/settled-effect';
import { EFFECT_TABLE, EffectHead, EffectLines } from '@/domain/promotion/SettledEffect';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { SettledRow } from './useSettledRows';

type RowEffectProps = { row: SettledRow; isRead: boolean };

/**
 * The value of a promotion's awards and its maximum cost before and after a row of a file changes it, in the words of
 * the forms' question. Each row costs several calls: it is read only where `isRead`.
 */
export const RowEffect = ({ row, isRead }: RowEffectProps) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const reports = useDefinition('company-report');
  const { data } = useQuery({
    queryKey: [PROMOTION, 'settled effect', row.code, row.values],
    enabled: isRead,
    gcTime: 0,
    queryFn: () => {
      const { promotion, values, reports: rows } = row;
      const change = { resource: PROMOTION, before: promotion, after: { ...promotion, ...values } };
      return readEffect(provider, reports, promotion, change, rows);
    },
  });
  if (!isRead) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('imports.panel.settled.effect_later')}
      </Typography>
    );
  }
  if (!data) return <Skeleton height={96} />;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={EFFECT_TABLE}>
        <EffectHead />
        <TableBody>
          <EffectLines {...data} />
        </TableBody>
      </Table>
    </Box>
  );
};
