import type { ReactNode } from 'react';
import { PromotionStepPage } from './PromotionStepPage';

/** The step with the gifts or rewards of a promotion; `children` is their list. */
export const GivenStep = ({ children }: { children: ReactNode }) => (
  <PromotionStepPage current="given">{children}</PromotionStepPage>
);
