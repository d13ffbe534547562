import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { textsOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import { useCurrentUser } from '@/providers/session/use-session';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { AudienceReach } from '@/domain/audience/AudienceReach';
import { CategoriesInput } from '@/domain/audience/CategoriesInput';
import { NobodyQuestion } from '@/domain/audience/NobodyQuestion';
import { RecipientsInput } from '@/domain/audience/RecipientsInput';
import { CATEGORY } from '@/domain/audience/resources';
import { useFormAudience } from '@/domain/audience/useFormAudience';
import { FormSection } from '@/kit/form/FormSection';
import { useRecordForm } from '@/kit/form/record-form-context';
import { useSetInitialValue } from '@/kit/form/useSetInitialValue';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ReferencePicker } from '@/kit/inputs/ReferencePicker';
import { useDefinition } from '@/kit/registry/definitions';

/** Whom a publication is for. Nobody is published to without a question. */
export const PublicationAudience = () => {
  const translate = useTranslate();
  const audience = useFormAudience();
  const { company } = audience;
  const isPublished = useWatch({ name: 'published' }) === true;
  const pickCompany = usePickCompany();
  useOwnCompany();
  return (
    <FormSection title="publication.audience">
      <ReferencePicker
        source="company_code"
        helperText={translate('publication.company_hint')}
        onPick={(code) => void pickCompany(code)}
      />
      <RecipientsInput />
      <CategoriesInput company={company} />
      <AudienceReach audience={audience} />
      <NobodyQuestion audience={audience} isAsked={isPublished} />
    </FormSection>
  );
};

/** Who has one company writes for that one, until they choose otherwise. */
const useOwnCompany = () => {
  const { companyCodes, roles } = useCurrentUser();
  const { record } = useRecordForm();
  const setInitialValue = useSetInitialValue();
  const { getValues } = useFormContext();
  const own =
    !record && !roles.includes('admin') && companyCodes.length === 1 ? companyCodes[0] : '';
  useEffect(() => {
    if (own && !getValues('company_code')) setInitialValue('company_code', own);
  }, [own, getValues, setInitialValue]);
};

/** Sets the company, and takes out the categories that are not of it. */
const usePickCompany = () => {
  const form = useFormContext();
  const provider = useDataProvider();
  const alerts = useAlerts();
  const { codeField = 'id' } = useDefinition(CATEGORY);
  return async (company: string) => {
    form.setValue('company_code', company, CHANGED);
    if (company === '' || textsOf(form.getValues('categories')).length === 0) return;
    try {
      const { data } = await provider.getList(CATEGORY, {
        pagination: { page: 1, perPage: MAX_PAGE_SIZE },
        sort: { field: codeField, order: 'ASC' },
        filter: { company_code: company },
      });
      const own = new Set(data.map((record) => textOrNumberOf(record[codeField])));
      const chosen = textsOf(form.getValues('categories'));
      const staying = chosen.filter((code) => own.has(code));
      if (staying.length < chosen.length) form.setValue('categories', staying, CHANGED);
    } catch (error) {
      alerts.failure(error);
    }
  };
};

const CHANGED = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
