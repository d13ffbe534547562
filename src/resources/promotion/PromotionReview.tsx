import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { hasEnded } from '@/core/state';
import { usePromotionParts } from '@/domain/promotion/usePromotionParts';
import { usePromotionResults } from '@/domain/promotion/usePromotionResults';
import { NextState } from './NextState';
import { Preflight } from './Preflight';
import { PromotionOutcome } from './PromotionOutcome';
import { ReviewFigures } from './ReviewFigures';
import { Simulation } from './Simulation';
import { simulatedTotals, UNSCALED } from './simulation';
import { useSimulation } from './useSimulation';
import type { Basis } from './useReached';
import { promotionCodec } from './promotion.codec';
import { schema } from './promotion.schema';

/**
 * The last step: what happens next, the findings in a line, the figures to decide by, and the simulation behind them, of
 * the promotion as it is written in the form. A promotion under way also shows its results so far; one that has ended
 * shows them in place of the simulation, where its report has them.
 */
export const PromotionReview = ({ promotion: stored }: { promotion: RaRecord }) => {
  const promotion = useWritten(stored);
  const parts = usePromotionParts(promotion);
  const [basis, setBasis] = useState<Basis>('turnover');
  const [scale, setScale] = useState(UNSCALED);
  const isOver = hasEnded(promotion);
  const read = usePromotionResults(promotion, isOver);
  const results = isOver ? read : undefined;
  const hasResults = isOver && (read.isPending || read.totals?.earned != null);
  const given = hasResults ? undefined : parts.given;
  const simulation = useSimulation(promotion, given, basis, scale);
  const { data } = simulation.reached;
  const isWhole = data && data.coverage.read === data.coverage.total;
  const customers = isWhole && data.names.size > 0 ? data.names.size : undefined;
  return (
    <>
      <Stack spacing={1}>
        {(isOver || (parts.given?.length ?? 0) > 0) && (
          <NextState promotion={promotion} customers={customers} />
        )}
        <Preflight promotion={promotion} parts={parts} results={results} />
      </Stack>
      <div>
        {promotion.state === 'active' && (parts.given?.length ?? 0) > 0 && (
          <PromotionOutcome promotion={promotion} given={parts.given} />
        )}
        <ReviewFigures
          promotion={promotion}
          parts={parts}
          results={hasResults ? read : undefined}
          simulation={simulation}
          totals={simulation.lines && simulatedTotals(simulation.lines)}
        />
      </div>
      {!hasResults && (
        <Simulation
          promotion={promotion}
          given={given}
          simulation={simulation}
          basis={basis}
          setBasis={setBasis}
          scale={scale}
          setScale={setScale}
        />
      )}
    </>
  );
};

/** The promotion with the form's values; the stored one while those values break a rule. */
const useWritten = (promotion: RaRecord): RaRecord => {
  const values = useWatch();
  return useMemo(() => {
    if (!schema.safeParse(values).success) return promotion;
    const written = { ...promotion, ...values, status: promotion.status };
    return { ...promotion, ...promotionCodec.read(written) };
  }, [promotion, values]);
};
