import Alert from '@mui/material/Alert';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useWatch } from 'react-hook-form';
import { textsOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import { AudienceReach } from '@/shared/audience/AudienceReach';
import { CategoriesInput } from '@/shared/audience/CategoriesInput';
import { NobodyQuestion } from '@/shared/audience/NobodyQuestion';
import { RecipientsInput } from '@/shared/audience/RecipientsInput';
import { FormSection } from '@/shared/form/FormSection';
import { FixedValueRadios } from '@/shared/inputs/FixedValueInputs';
import { useParent } from '@/shared/registry/parent-record';
import { recipientsOf, seenBy } from './visibility';

/** Who sees the tile: those whom its target and its recipients both admit. */
export const TileAudience = () => {
  const translate = useTranslate();
  const company = textOrNumberOf(useParent().company_code);
  const [target, recipients, categories] = useWatch({
    name: ['target', 'recipients', 'categories'],
  }) as unknown[];
  const isChosen = recipientsOf(recipients).length > 0;
  const seen = seenBy({ target, recipients });
  const audience = {
    recipients: seen,
    categories: textsOf(categories),
    company,
  };
  return (
    <FormSection title="resources.tile.form.audience" hint="resources.tile.form.audience_hint">
      <FixedValueRadios source="target" />
      <RecipientsInput />
      <CategoriesInput company={company} />
      {isChosen && seen.length === 0 ? (
        <Alert severity="warning">{translate('resources.tile.form.nobody')}</Alert>
      ) : (
        <AudienceReach audience={audience} />
      )}
      <NobodyQuestion audience={audience} />
    </FormSection>
  );
};
