import type { RaRecord } from 'react-admin';
import type { WireRecord } from '@/core/resource';
import { ADDITIONAL_AWARD, GIFT, PROMOTION, REWARD } from '@/core/resource-names';
import { fillPath, recordPath } from '@/core/routes';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * The steps of a promotion, in order. The first three are one record, which the backend only accepts complete; gifts or
 * rewards and additional awards are records below it.
 */
export const PROMOTION_STEPS = [
  'essentials',
  'award',
  'audience',
  'given',
  'awards',
  'review',
] as const;
export type PromotionStep = (typeof PROMOTION_STEPS)[number];

/** The steps that are fields of the promotion itself. */
export const FORM_STEPS = ['essentials', 'award', 'audience'] as const;
export type FormStep = (typeof FORM_STEPS)[number];

/** The resource of a promotion's awards: gifts or rewards. */
export const givenResource = ({ award_type }: WireRecord) =>
  award_type === 'reward' ? REWARD : GIFT;

/** Returns the address of a step of a stored promotion; the page focuses `field`. */
export const useStepAddress = () => {
  const promotion = useDefinition(PROMOTION);
  const gift = useDefinition(GIFT);
  const reward = useDefinition(REWARD);
  const award = useDefinition(ADDITIONAL_AWARD);
  return (record: RaRecord, step: PromotionStep, field?: string): string => {
    const params = {
      promotion_id: String(record.id),
      award_type: givenResource(record),
    };
    if (step === 'given') {
      const { list = '' } = (record.award_type === 'reward' ? reward : gift).routes;
      return fillPath(list, params);
    }
    if (step === 'awards') return fillPath(award.routes.list ?? '', params);
    const query = new URLSearchParams({ step, ...(field ? { field } : {}) });
    return `${recordPath(promotion, 'edit', record)}?${query}`;
  };
};
