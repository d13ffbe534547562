import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useWatch } from 'react-hook-form';
import { textsOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import { AudienceReach } from '@/domain/audience/AudienceReach';
import { CategoriesInput } from '@/domain/audience/CategoriesInput';
import { EmptyAudienceQuestion } from '@/domain/audience/EmptyAudienceQuestion';
import { RecipientsInput } from '@/domain/audience/RecipientsInput';
import { FormSection } from '@/kit/form/FormSection';
import { FixedValueRadios } from '@/kit/inputs/FixedValueInputs';
import { useParent } from '@/kit/registry/parent-record';
import { recipientsOf, seenBy } from './visibility';

/** The audience of the tile: viewers that both its target and its recipients include. */
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
      <CategoriesInput companies={company ? [company] : []} />
      {isChosen && seen.length === 0 ? (
        <Alert severity="warning">{translate('resources.tile.form.nobody')}</Alert>
      ) : (
        <AudienceReach audience={audience} />
      )}
      <EmptyAudienceQuestion audience={audience} />
    </FormSection>
  );
};
