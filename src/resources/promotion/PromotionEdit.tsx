import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDataProvider, useRecordContext, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { emptyValues } from '@/core/empty-values';
import { useBarSlot, useMoreAction } from '@/kit/save-bar/bar-slot';
import { useConcludeAction } from '@/domain/promotion/useConcludeAction';
import { CreateOverForm } from '@/kit/drawer/CreateOverForm';
import { RecordEdit } from '@/kit/form/RecordEdit';
import { useOwnAddress } from '@/kit/links/useOwnAddress';
import { storedState } from '@/domain/promotion/PromotionStepPage';
import { useUnsavedFields } from '@/kit/save-bar/useUnsavedFields';
import { QuotaLines } from '@/domain/promotion/QuotaLines';
import { StateNote } from '@/domain/promotion/StateNote';
import { StepLinks } from '@/domain/promotion/StepLinks';
import { PromotionSteps } from '@/domain/promotion/PromotionSteps';
import { useStepAddress, type PromotionStep } from '@/domain/promotion/promotion-steps';
import { PROMOTION_DELETION } from '@/domain/promotion/promotion-deletion';
import { readStored } from '@/domain/promotion/read-effect';
import { usePromotionQuestion } from '@/domain/promotion/usePromotionQuestion';
import { useEarlierForms } from '@/domain/promotion/useEarlierForms';
import { useReportAction } from '@/domain/promotion/useReportAction';
import { usePromotionParts } from '@/domain/promotion/usePromotionParts';
import { EditBar } from './EditBar';
import { COPY_RULES, FIELDS_OF, isFormStep, stepAfter, useRequestedStep } from './promotion-fields';
import { schema } from './promotion.schema';
import { PromotionPreview } from './PromotionPreview';
import { PromotionReview } from './PromotionReview';
import { StepFields } from './StepFields';

/** A stored promotion, step by step: each step is saved on its own and leads to the next. */
export const PromotionEdit = () => {
  const { step } = useRequestedStep();
  const stepAddress = useStepAddress();
  const leadsTo = async (saved: RaRecord) =>
    stepAddress(saved, isFormStep(step) ? (stepAfter(step) ?? 'given') : 'review');
  return (
    <CreateOverForm>
      <RecordEdit
        schema={schema}
        defaults={DEFAULTS}
        copy={COPY_RULES}
        deletion={PROMOTION_DELETION}
        valueViews={VALUE_VIEWS}
        head={<OfRecord>{(record) => <EditSteps promotion={record} />}</OfRecord>}
        bar={<EditBar />}
        aside={<OfRecord>{(record) => <PromotionPreview promotion={record} />}</OfRecord>}
        leadsTo={leadsTo}
      >
        <OfRecord>{(record) => <EditQuestion promotion={record} />}</OfRecord>
        <OfRecord>{(record) => <StepsAround promotion={record} />}</OfRecord>
        <StepFields
          review={<OfRecord>{(record) => <PromotionReview promotion={record} />}</OfRecord>}
        />
      </RecordEdit>
    </CreateOverForm>
  );
};

const DEFAULTS = emptyValues(schema);
const VALUE_VIEWS = {
  company_quotas: { View: QuotaLines, label: 'resources.promotion.quota.title' },
};

const OfRecord = ({ children }: { children: (record: RaRecord) => ReactNode }) => {
  const record = useRecordContext();
  return record && children(record);
};

const EditQuestion = ({ promotion }: { promotion: RaRecord }) => {
  const provider = useDataProvider();
  return usePromotionQuestion(promotion, () => readStored(provider, promotion));
};

/** Last in the form's bar; on a phone in a line of their own below the buttons that save. */
const StepsAround = ({ promotion }: { promotion: RaRecord }) => {
  const slot = useBarSlot('end');
  const { step } = useRequestedStep();
  const isUnsaved = useUnsavedFields().length > 0;
  const { inMenu, button, dialog } = useConcludeAction(promotion);
  useMoreAction(inMenu);
  useMoreAction(useReportAction(promotion));
  const links = (
    <Box sx={isFormStep(step) || isUnsaved ? STEPS_AROUND : { display: 'contents' }}>
      <StepLinks
        promotion={promotion}
        current={step}
        isMain={!isUnsaved}
        end={promotion.state === 'over' && !isUnsaved ? button : undefined}
      />
    </Box>
  );
  return (
    <>
      {slot && createPortal(links, slot)}
      {dialog}
    </>
  );
};

const STEPS_AROUND = {
  display: { xs: 'flex', sm: 'contents' },
  flex: '1 1 100%',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
} as const;

const EditSteps = ({ promotion }: { promotion: RaRecord }) => {
  useOwnAddress(promotion, 'edit');
  useEarlierForms(promotion);
  const { step } = useRequestedStep();
  const parts = usePromotionParts(promotion);
  const { errors } = useFormState();
  const stateOf = (each: PromotionStep) =>
    isFormStep(each) && FIELDS_OF[each].some((field) => errors[field] !== undefined)
      ? 'missing'
      : storedState(each, parts);
  return (
    <>
      <PromotionSteps
        promotion={promotion}
        awardType={promotion.award_type}
        current={step}
        stateOf={stateOf}
      />
      {/* The review says it itself. */}
      {isFormStep(step) && <StateNote promotion={promotion} />}
    </>
  );
};
