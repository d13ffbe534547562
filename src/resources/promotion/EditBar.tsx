import { useRecordContext } from 'react-admin';
import { SavedBar } from '@/domain/promotion/StepBar';
import { BarSlot } from '@/kit/save-bar/bar-slot';
import { MoreActions } from '@/kit/save-bar/MoreActions';
import { SaveBar } from '@/kit/save-bar/SaveBar';
import { useUnsavedFields } from '@/kit/save-bar/useUnsavedFields';
import { isFormStep, useRequestedStep } from './promotion-fields';

/** The bar of a step of a stored promotion. The review has no fields: it saves only what the other steps have changed. */
export const EditBar = () => {
  const promotion = useRecordContext();
  const { step } = useRequestedStep();
  const isUnsaved = useUnsavedFields().length > 0;
  if (!promotion || isFormStep(step) || isUnsaved) return <SaveBar />;
  return (
    <SavedBar>
      <BarSlot />
      <MoreActions record={promotion} />
      <BarSlot place="end" />
    </SavedBar>
  );
};
