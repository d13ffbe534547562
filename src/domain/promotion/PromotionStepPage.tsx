import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { ResourceContextProvider, useNavigate, type RaRecord } from 'react-admin';
import { awardLimitsOf } from '@/core/awards';
import { PROMOTION } from '@/core/resource-names';
import { lineOf, textOrNumberOf } from '@/core/text';
import { StateValue } from '@/kit/fields/StateValue';
import { FORM_ASIDE, FORM_COLUMNS, STICKY_PREVIEW } from '@/kit/form/form-columns';
import { CreateButton } from '@/kit/list/ListHeader';
import { RecordPager } from '@/kit/record/RecordPager';
import { RecordSubtitle } from '@/kit/record/RecordSubtitle';
import { useCan } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PageHeader } from '@/ui/page/PageHeader';
import { useAddressParams } from '@/ui/page/address-params';
import { useDefinition } from '@/kit/registry/definitions';
import { useParent } from '@/kit/registry/parent-record';
import { PromotionScreen } from './PromotionScreen';
import { CURRENT_STEP_ID, PromotionSteps, type StepState } from './PromotionSteps';
import { givenResource, useStepAddress, type PromotionStep } from './promotion-steps';
import { PromotionTotals } from './PromotionTotals';
import { FirstAwardNote, StateNote } from './StateNote';
import { StepBar } from './StepBar';
import { useEarlierForms } from './useEarlierForms';
import { usePromotionParts, type PromotionParts } from './usePromotionParts';

type PromotionStepPageProps = {
  current: PromotionStep;
  /** The list of the step's records. */
  children: ReactNode;
};

/**
 * The page of a step whose records are a list, with the promotion's title, state and steps, its preview, and a bar that
 * leads to the other steps.
 */
export const PromotionStepPage = ({ current, children }: PromotionStepPageProps) => {
  const translate = useTranslate();
  const promotion = useParent();
  const definition = useDefinition();
  const mayCreate = useCan(definition.access.create);
  const parts = usePromotionParts(promotion);
  useOwnBranch(promotion, current);
  useEarlierForms(promotion);
  const [company = ''] = awardLimitsOf(promotion).quotas.keys();
  const title = lineOf(promotion.title);
  const noun = translate(`resources.${definition.name}.name`, { smart_count: 2 });
  return (
    <>
      <PageHeader
        title={title}
        tabTitle={[noun, title].filter(Boolean).join(' · ')}
        badge={<StateValue resource={PROMOTION} field="state" record={promotion} />}
        subtitle={<RecordSubtitle record={promotion} code={textOrNumberOf(promotion.code)} />}
        actions={
          <>
            <ResourceContextProvider value={PROMOTION}>
              <RecordPager record={promotion} view="edit" />
            </ResourceContextProvider>
            {mayCreate && <CreateButton />}
          </>
        }
      />
      <PromotionSteps
        promotion={promotion}
        awardType={promotion.award_type}
        current={current}
        stateOf={(step) => storedState(step, parts)}
      />
      <StateNote promotion={promotion} />
      {current === 'given' && <FirstAwardNote />}
      <Box sx={FORM_COLUMNS}>
        <Box role="group" aria-labelledby={CURRENT_STEP_ID} sx={{ minWidth: 0 }}>
          <PromotionTotals promotion={promotion} parts={parts} />
          {children}
        </Box>
        <Box component="aside" aria-label={translate('form.aside')} sx={FORM_ASIDE}>
          <Box sx={STICKY_PREVIEW}>
            <PromotionScreen
              title={promotion.title}
              description={promotion.description}
              image={promotion.image}
              end={promotion.end_date}
              company={company}
              given={parts.given}
            />
          </Box>
        </Box>
      </Box>
      <StepBar promotion={promotion} current={current} />
    </>
  );
};

/** Redirects from the gifts of a promotion with rewards to its rewards, and the other way round. */
const useOwnBranch = (promotion: RaRecord, current: PromotionStep) => {
  const { name } = useDefinition();
  const { award_type } = useAddressParams();
  const navigate = useNavigate();
  const own = useStepAddress()(promotion, current);
  const award = givenResource(promotion);
  const isThere = current === 'given' ? name === award : award_type === award;
  useEffect(() => {
    if (!isThere) navigate(own, { replace: true });
  }, [isThere, own, navigate]);
};

/** The state of a step of a stored promotion, of which only the gifts or rewards may be missing. */
export const storedState = (
  step: PromotionStep,
  { given, awards }: Pick<PromotionParts, 'given' | 'awards'>,
): StepState => {
  if (step === 'review') return 'open';
  if (step === 'awards') return awards?.length ? 'done' : 'open';
  if (step !== 'given') return 'done';
  if (given === undefined) return 'open';
  return given.length === 0 ? 'missing' : 'done';
};
