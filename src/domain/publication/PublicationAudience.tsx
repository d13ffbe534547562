import { useWatch } from 'react-hook-form';
import { AudienceReach } from '@/domain/audience/AudienceReach';
import { CategoriesInput } from '@/domain/audience/CategoriesInput';
import { CompanyInput } from '@/domain/audience/CompanyInput';
import { EmptyAudienceQuestion } from '@/domain/audience/EmptyAudienceQuestion';
import { RecipientsInput } from '@/domain/audience/RecipientsInput';
import { useFormAudience } from '@/domain/audience/useFormAudience';
import { FormSection } from '@/kit/form/FormSection';

/** The audience of a publication. Saving asks before publishing to nobody. */
export const PublicationAudience = () => {
  const audience = useFormAudience();
  const { company } = audience;
  const isPublished = useWatch({ name: 'published' }) === true;
  return (
    <FormSection title="publication.audience" hint="publication.audience_hint">
      <CompanyInput optionalHint="publication.company_hint" />
      <RecipientsInput />
      <CategoriesInput companies={company ? [company] : undefined} />
      <AudienceReach audience={audience} />
      <EmptyAudienceQuestion audience={audience} isAsked={isPublished} />
    </FormSection>
  );
};
