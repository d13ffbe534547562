import Button from '@mui/material/Button';
import { Link, type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PROMOTION_STEPS, useStepAddress, type PromotionStep } from './promotion-steps';

type StepLinksProps = {
  promotion: RaRecord;
  current: PromotionStep;
  /** Whether going on is the main action of the bar: in a form, saving is. */
  isMain?: boolean;
};

/** Links to the steps before and after the current one. */
export const StepLinks = ({ promotion, current, isMain = false }: StepLinksProps) => {
  const translate = useTranslate();
  const stepAddress = useStepAddress();
  const at = PROMOTION_STEPS.indexOf(current);
  const [before, next] = [PROMOTION_STEPS[at - 1], PROMOTION_STEPS[at + 1]];
  return (
    <>
      {before && (
        <Button component={Link} to={stepAddress(promotion, before)} color="inherit">
          {translate('resources.promotion.steps.back')}
        </Button>
      )}
      {next && (
        <Button
          component={Link}
          to={stepAddress(promotion, next)}
          {...(isMain ? { variant: 'contained' } : { color: 'inherit' })}
        >
          {translate('resources.promotion.steps.next')}
        </Button>
      )}
    </>
  );
};
