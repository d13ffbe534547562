import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { usePromotionParts } from '@/domain/promotion/usePromotionParts';
import { ConcludeButton } from './ConcludeButton';
import { MaximumCost } from './MaximumCost';
import { Preflight } from './Preflight';
import { Simulation } from './Simulation';

/** The last step: the findings, the maximum cost, and the simulated cost of the promotion. */
export const PromotionReview = ({ promotion }: { promotion: RaRecord }) => {
  const parts = usePromotionParts(promotion);
  return (
    <>
      <Preflight promotion={promotion} parts={parts} />
      <MaximumCost promotion={promotion} parts={parts} />
      <Simulation promotion={promotion} given={parts.given} />
      <Box>
        <ConcludeButton promotion={promotion} />
      </Box>
    </>
  );
};
