import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { PROMOTION } from '@/core/resource-names';
import { filledResource } from '@/imports/read/record-types';
import type { PromotionToConfirm } from '@/domain/promotion/promotions-to-confirm';
import type { CheckState } from '@/imports/check/check-state';
import { changesKey } from '@/imports/compare/Changes';
import type { ChangedRow } from '@/imports/compare/changed-rows';

/** A row that would change a promotion that is concluded or has delivered awards, with that promotion. */
export type RowToConfirm = ChangedRow & PromotionToConfirm;

type CheckedFile = {
  recordType: string;
  /** Null until its rows are checked and compared. */
  check: CheckState | null;
  bench: { changes: (offset: number, limit: number) => Promise<ChangedRow[]> };
};

/**
 * The rows of a file of promotions for which a form would ask for confirmation: only those that the user ticks are
 * sent. `leftOut` has the others; it is null until the rows are known, and empty for other kinds of file.
 */
export const useRowsToConfirm = ({ recordType, check, bench }: CheckedFile) => {
  const provider = useDataProvider();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const isOfPromotions = filledResource(recordType) === PROMOTION;
  const changed = check?.outcome.changed ?? 0;
  const { data, isError, refetch } = useQuery({
    queryKey: check ? [...changesKey(recordType, check), 'toConfirm'] : [],
    enabled: isOfPromotions && changed > 0,
    gcTime: 0,
    queryFn: async (): Promise<RowToConfirm[]> => {
      // Loaded here, because only files of promotions need it.
      const { findPromotionsToConfirm } = await import('@/domain/promotion/promotions-to-confirm');
      const rows = await bench.changes(0, changed);
      const toConfirm = await findPromotionsToConfirm(
        provider,
        rows.map(({ code }) => code),
      );
      return rows.flatMap((row) => {
        const found = toConfirm.get(row.code);
        return found ? [{ ...row, ...found }] : [];
      });
    },
  });
  const rows = isOfPromotions && changed > 0 ? data : NO_ROWS;
  const isKnown = !isOfPromotions || (check !== null && rows !== undefined);
  return {
    isOfPromotions,
    rows: rows ?? NO_ROWS,
    ticked,
    tick: (code: string, isTicked: boolean) =>
      setTicked((before) => {
        const next = new Set(before);
        if (isTicked) next.add(code);
        else next.delete(code);
        return next;
      }),
    isFailed: isError,
    readAgain: () => void refetch(),
    leftOut: isKnown
      ? (rows ?? NO_ROWS).filter(({ code }) => !ticked.has(code)).map(({ row }) => row)
      : null,
  };
};

const NO_ROWS: RowToConfirm[] = [];
