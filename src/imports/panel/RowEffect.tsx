import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { COMPANY_REPORT, PROMOTION } from '@/core/resource-names';
import { readEffect } from '@/domain/promotion/read-effect';
import { EffectLines } from '@/domain/promotion/EffectTable';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { RowToConfirm } from './useRowsToConfirm';

type RowEffectProps = { row: RowToConfirm; isRead: boolean };

/**
 * The lines of a table with the value of a promotion's awards and its maximum cost before and after the change by a row
 * of a file. Each row costs several calls, so that its effect is read only if `isRead`.
 */
export const RowEffect = ({ row, isRead }: RowEffectProps) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const reports = useDefinition(COMPANY_REPORT);
  const { data } = useQuery({
    queryKey: [PROMOTION, 'change effect', row.code, row.values],
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
      <WideCell>
        <Typography variant="body2" color="text.secondary">
          {translate('imports.panel.confirm.effect_later')}
        </Typography>
      </WideCell>
    );
  }
  return data ? (
    <EffectLines {...data} />
  ) : (
    <WideCell>
      <Skeleton height={72} />
    </WideCell>
  );
};

const WideCell = ({ children }: { children: ReactNode }) => (
  <TableRow>
    <TableCell colSpan={3}>{children}</TableCell>
  </TableRow>
);
