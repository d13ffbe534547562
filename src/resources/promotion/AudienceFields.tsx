import { useWatch } from 'react-hook-form';
import { isRecipient } from '@/core/audience';
import { listOf, textsOf } from '@/core/one-or-many';
import { CATEGORY } from '@/core/resource-names';
import { AudienceReach } from '@/domain/audience/AudienceReach';
import { CategoriesInput } from '@/domain/audience/CategoriesInput';
import { EmptyAudienceQuestion } from '@/domain/audience/EmptyAudienceQuestion';
import { RecipientsInput } from '@/domain/audience/RecipientsInput';
import { FormSection } from '@/kit/form/FormSection';
import { companyOf, useRecordsOf } from '@/domain/company/useRecordsOf';
import { useDefinition } from '@/kit/registry/definitions';
import { companyAudience } from './company-audience';
import { QuotasInput, useChosenCompanies } from './QuotasInput';

/** The third step: the companies with their quotas, and the recipients. */
export const AudienceFields = () => {
  const companies = useChosenCompanies();
  const audiences = useAudiences(companies);
  const [first] = audiences;
  return (
    <>
      <QuotasInput />
      <FormSection title="resources.promotion.inputs.audience">
        <RecipientsInput />
        <CategoriesInput
          companies={companies}
          helperText="resources.promotion.inputs.categories_hint"
        />
        {audiences.map((audience) => (
          <AudienceReach key={audience.company ?? ''} audience={audience} />
        ))}
        {audiences.length === 1 && first && <EmptyAudienceQuestion audience={first} />}
      </FormSection>
    </>
  );
};

/** Returns the promotion's audiences, one a company, because a filter of the wire takes one company. */
const useAudiences = (companies: readonly string[]) => {
  const [recipients, categories] = useWatch({ name: ['recipients', 'categories'] }) as unknown[];
  const { byCode } = useRecordsOf(useDefinition(CATEGORY), companies);
  const chosen = {
    recipients: listOf<unknown>(recipients).filter(isRecipient),
    categories: textsOf(categories),
  };
  return companies.map((company) =>
    companyAudience(chosen, company, (code) => companyOf(byCode.get(code))),
  );
};
