import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, type RaRecord } from 'react-admin';
import { PROMOTION } from '@/core/resource-names';
import { recordPath } from '@/core/routes';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import {
  givenResource,
  PROMOTION_STEPS,
  useStepAddress,
  type PromotionStep,
} from './promotion-steps';
import { usePromotionParts } from './usePromotionParts';

type StepLinksProps = {
  promotion: RaRecord;
  current: PromotionStep;
  /** Whether the next step is the main action of the bar; in a form with changes, saving is. */
  isMain?: boolean;
  /** Replaces the links after the last step with the decision that the promotion needs. */
  end?: ReactNode;
};

/**
 * Links to the steps before and after the current one. The last step links to the promotion's page, or to its gifts or
 * rewards while it has none, because nobody could win.
 */
export const StepLinks = ({ promotion, current, isMain = true, end }: StepLinksProps) => {
  const translate = useTranslate();
  const stepAddress = useStepAddress();
  const { given } = usePromotionParts(promotion);
  const at = PROMOTION_STEPS.indexOf(current);
  const [before, next] = [PROMOTION_STEPS[at - 1], PROMOTION_STEPS[at + 1]];
  const isIncomplete = given?.length === 0;
  // On the page of the gifts, adding the first one is the main action.
  const isNextMain = isMain && !(isIncomplete && current === 'given');
  return (
    <>
      {before && (
        <Button component={Link} to={stepAddress(promotion, before)} color="inherit">
          {translate('resources.promotion.steps.back')}
        </Button>
      )}
      {next && (
        <Button component={Link} to={stepAddress(promotion, next)} {...(isNextMain ? MAIN : ASIDE)}>
          {translate('resources.promotion.steps.next')}
        </Button>
      )}
      {!next &&
        (end ?? <EndLinks promotion={promotion} isMain={isMain} isIncomplete={isIncomplete} />)}
    </>
  );
};

type EndLinksProps = { promotion: RaRecord; isMain: boolean; isIncomplete: boolean };

const EndLinks = ({ promotion, isMain, isIncomplete }: EndLinksProps) => {
  const translate = useTranslate();
  const definition = useDefinition(PROMOTION);
  const stepAddress = useStepAddress();
  return (
    <>
      <Button
        component={Link}
        to={recordPath(definition, 'show', promotion)}
        {...(isMain && !isIncomplete ? MAIN : ASIDE)}
      >
        {translate('resources.promotion.steps.end')}
      </Button>
      {isIncomplete && (
        <Button component={Link} to={stepAddress(promotion, 'given')} {...(isMain ? MAIN : ASIDE)}>
          {translate(`resources.promotion.steps.add_${givenResource(promotion)}`)}
        </Button>
      )}
    </>
  );
};

const MAIN = { variant: 'contained' } as const;
const ASIDE = { color: 'inherit' } as const;
