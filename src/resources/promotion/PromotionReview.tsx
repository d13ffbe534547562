import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { hasEnded } from '@/domain/promotion/promotion-phase';
import { usePromotionParts } from '@/domain/promotion/usePromotionParts';
import { usePromotionResults } from '@/domain/promotion/usePromotionResults';
import { NextState } from './NextState';
import { Preflight } from './Preflight';
import { ReviewFigures } from './ReviewFigures';
import { Simulation } from './Simulation';
import { simulatedTotals, UNSCALED } from './simulation';
import { useSimulation } from './useSimulation';
import type { Basis } from './useReached';

/**
 * The last step: what happens next, the findings in a line, the figures to decide by, and the simulation behind them. A
 * promotion that has ended shows its results in their place.
 */
export const PromotionReview = ({ promotion }: { promotion: RaRecord }) => {
  const parts = usePromotionParts(promotion);
  const [basis, setBasis] = useState<Basis>('turnover');
  const [scale, setScale] = useState(UNSCALED);
  const simulation = useSimulation(promotion, parts.given, basis, scale);
  const isOver = hasEnded(promotion);
  const read = usePromotionResults(promotion, isOver);
  const results = isOver ? read : undefined;
  const { data } = simulation.reached;
  const isWhole = data && data.coverage.read === data.coverage.total;
  const customers = isWhole && data.names.size > 0 ? data.names.size : undefined;
  return (
    <>
      {(parts.given?.length ?? 0) > 0 && <NextState promotion={promotion} customers={customers} />}
      <Preflight promotion={promotion} parts={parts} results={results} />
      <ReviewFigures
        promotion={promotion}
        parts={parts}
        results={results}
        simulation={simulation}
        totals={simulation.lines && simulatedTotals(simulation.lines)}
      />
      <Simulation
        promotion={promotion}
        given={parts.given}
        simulation={simulation}
        basis={basis}
        setBasis={setBasis}
        scale={scale}
        setScale={setScale}
      />
    </>
  );
};
