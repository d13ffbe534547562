import type { ReactNode } from 'react';
import { PromotionStepPage } from './PromotionStepPage';

/** The step with the gifts or rewards of a promotion; their list is its children. */
export const GivenStep = ({ children }: { children: ReactNode }) => (
  <PromotionStepPage current="given">{children}</PromotionStepPage>
);
