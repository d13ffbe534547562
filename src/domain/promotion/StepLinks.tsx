import Button from '@mui/material/Button';
import { Link, type RaRecord } from 'react-admin';
import { recordPath } from '@/core/routes';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PROMOTION, PROMOTION_STEPS, useStepAddress, type PromotionStep } from './promotion-steps';

type StepLinksProps = {
  promotion: RaRecord;
  current: PromotionStep;
  /** Whether going on is the main action of the bar: in a form, saving is. */
  isMain?: boolean;
};

/** Links to the steps before and after the current one; the last one leads to the promotion's page. */
export const StepLinks = ({ promotion, current, isMain = false }: StepLinksProps) => {
  const translate = useTranslate();
  const definition = useDefinition(PROMOTION);
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
      {next ? (
        <Button
          component={Link}
          to={stepAddress(promotion, next)}
          {...(isMain ? { variant: 'contained' } : { color: 'inherit' })}
        >
          {translate('resources.promotion.steps.next')}
        </Button>
      ) : (
        <Button component={Link} to={recordPath(definition, 'show', promotion)} variant="contained">
          {translate('resources.promotion.steps.end')}
        </Button>
      )}
    </>
  );
};
