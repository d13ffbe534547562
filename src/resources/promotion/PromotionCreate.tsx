import { useMemo, useRef } from 'react';
import { useEvent, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { isIdKnown } from '@/providers/data/record-calls';
import { emptyValues } from '@/core/empty-values';
import { PROMOTION } from '@/core/resource-names';
import { CreateOverForm } from '@/kit/drawer/CreateOverForm';
import { RecordCreate } from '@/kit/form/RecordCreate';
import { useCompleteRecord } from '@/kit/references/useCompleteRecord';
import { StartingValues } from '@/kit/form/StartingValues';
import { useStepAddress } from '@/domain/promotion/promotion-steps';
import { CopyParts } from './CopyParts';
import { CreateBar } from './CreateBar';
import { CreateSteps } from './CreateSteps';
import { EMPTY_QUOTA } from './promotion.codec';
import {
  COPY_RULES,
  stepAfter,
  isFormStep,
  useRequestedStep,
  useCopiesParts,
} from './promotion-fields';
import { schema } from './promotion.schema';
import { WrittenPromotion } from './PromotionPreview';
import { StepFields } from './StepFields';
import { useTakenCodeRule } from './taken-code';
import { useCopyParts } from './useCopyParts';

/**
 * Creates a promotion. The backend accepts it only whole, so its steps are one form and a draft until the last step;
 * each step is validated on its own. Its gifts or rewards come next, below the record.
 */
export const PromotionCreate = () => (
  <StartingValues copy={COPY_RULES}>
    {(values, original) => <NewPromotion values={values} original={original} />}
  </StartingValues>
);

type NewPromotionProps = { values: FieldValues; original?: RaRecord };

const NewPromotion = ({ values, original }: NewPromotionProps) => {
  const { step } = useRequestedStep();
  const [hasParts, setHasParts] = useCopiesParts();
  const copyParts = useCopyParts();
  const takenCode = useTakenCodeRule();
  const stepAddress = useStepAddress();
  const complete = useCompleteRecord(PROMOTION);
  const proceedRef = useRef<() => void>(() => undefined);
  const isLast = !isFormStep(step) || stepAfter(step) === undefined;
  const fields = useMemo(() => fieldsOf(values), [values]);

  const leadsTo = useEvent(async (saved: RaRecord) => {
    const record = await complete(saved);
    if (!isIdKnown(record)) return null;
    if (original && hasParts) await copyParts(original, record);
    return stepAddress(record, 'given');
  });

  return (
    <CreateOverForm>
      <div
        // Enter and the shortcut submit the whole form; before the last step they open the next one instead.
        onSubmitCapture={(event) => {
          if (isLast || !isOwnForm(event)) return;
          event.preventDefault();
          event.stopPropagation();
          proceedRef.current();
        }}
      >
        <RecordCreate
          schema={schema}
          refinement={takenCode}
          defaults={DEFAULTS}
          values={fields}
          head={<CreateSteps />}
          aside={<WrittenPromotion />}
          bar={<CreateBar proceedRef={proceedRef} />}
          keepsDraft
          leadsTo={leadsTo}
        >
          {original && step === 'essentials' && (
            <CopyParts isOn={hasParts} onChange={setHasParts} original={original} />
          )}
          <StepFields />
        </RecordCreate>
      </div>
    </CreateOverForm>
  );
};

const DEFAULTS = { ...emptyValues(schema), company_quotas: [EMPTY_QUOTA] };

const fieldsOf = (started: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(started).filter(([field]) => field in DEFAULTS));

/** The submit of a form in a drawer over this one bubbles through React, too. */
const isOwnForm = ({ currentTarget, target }: React.SyntheticEvent) =>
  currentTarget.contains(target as Node);
