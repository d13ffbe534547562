import Alert from '@mui/material/Alert';
import { RadioButtonGroupInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { textsOf } from '@/core/one-or-many';
import { AudienceReach } from '@/shared/audience/AudienceReach';
import { CategoriesInput } from '@/shared/audience/CategoriesInput';
import { NobodyQuestion } from '@/shared/audience/NobodyQuestion';
import { RecipientsInput } from '@/shared/audience/RecipientsInput';
import { FormSection } from '@/shared/form/FormSection';
import { useParent } from '@/shared/registry/parent-record';
import { TARGETS } from './tile.schema';
import { recipientsOf, seenBy } from './visibility';

/** Who sees the tile: those whom its target and its recipients both admit. */
export const TileAudience = () => {
  const translate = useTranslate();
  const company = String(useParent().company_code ?? '');
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
      <RadioButtonGroupInput source="target" choices={TARGET_CHOICES} helperText={false} />
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

const TARGET_CHOICES = TARGETS.map((id) => ({ id, name: `resources.tile.target.${id}` }));
