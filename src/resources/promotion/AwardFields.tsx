import type { RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormSection } from '@/kit/form/FormSection';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useFormats } from '@/ui/formats/useFormats';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { FixedValueRadios } from '@/kit/inputs/FixedValueInputs';
import { ImageInput } from '@/kit/inputs/ImageInput';
import { usePromotionParts } from '@/domain/promotion/usePromotionParts';

/** The second step: gift or reward, the time of payout, and the picture. */
export const AwardFields = () => {
  const { record } = useRecordForm();
  return (
    <>
      <FormSection
        title="resources.promotion.inputs.award"
        hint="resources.promotion.inputs.award_hint"
      >
        <FixedValueRadios source="award_type" />
        {record && <KeptNote promotion={record} />}
        <FixedValueRadios source="payout_type" />
      </FormSection>
      <FormSection title="resources.promotion.inputs.picture">
        <ImageInput source="image" />
      </FormSection>
    </>
  );
};

/** Says that the award type is fixed while the promotion has awards, before a backend refuses the change. */
const KeptNote = ({ promotion }: { promotion: RaRecord }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const isTurned = (useWatch({ name: 'award_type' }) as unknown) !== promotion.award_type;
  const { given = [], awards = [] } = usePromotionParts(promotion);
  const count = given.length + awards.length;
  if (count === 0) return null;
  return (
    <Alert ref={isTurned ? announceNews : undefined} severity={isTurned ? 'warning' : 'info'}>
      {translate('resources.promotion.inputs.award_kept', {
        smart_count: count,
        count: number(count),
      })}
    </Alert>
  );
};
