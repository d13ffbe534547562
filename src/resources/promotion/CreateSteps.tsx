import { useFormState, useWatch } from 'react-hook-form';
import { PromotionSteps } from '@/domain/promotion/PromotionSteps';
import type { PromotionStep } from '@/domain/promotion/promotion-steps';
import { FIELDS_OF, isFormStep, useRequestedStep, useStepQuery } from './promotion-fields';
import { promotion } from './promotion.definition';
import { schema } from './promotion.schema';

/** The steps of a new promotion: those of its form, and those available once it is created. */
export const CreateSteps = () => {
  const { step } = useRequestedStep();
  const stepQuery = useStepQuery();
  const { errors } = useFormState();
  const values: unknown = useWatch();
  const broken = new Set(schema.safeParse(values).error?.issues.map(({ path }) => path[0]));
  const stateOf = (each: PromotionStep) => {
    if (!isFormStep(each)) return 'waiting';
    const fields = FIELDS_OF[each];
    if (fields.some((field) => errors[field] !== undefined)) return 'missing';
    return fields.some((field) => broken.has(field)) ? 'open' : 'done';
  };
  return (
    <PromotionSteps
      awardType={(values as { award_type?: unknown }).award_type}
      current={step}
      stateOf={stateOf}
      addressOf={(each) =>
        isFormStep(each) ? `${promotion.routes.create}${stepQuery(each)}` : null
      }
    />
  );
};
