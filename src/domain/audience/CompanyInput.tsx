import { useFormContext } from 'react-hook-form';
import { textsOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { CHOSEN } from '@/kit/form-state/chosen';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { ReferencePicker } from '@/kit/inputs/ReferencePicker';
import { useReadCategories } from './useReadCategories';

const COMPANY_FIELD = 'company_code';

/** The company of an audience; `optionalHint` explains an empty company, where the user may leave it empty. */
export const CompanyInput = ({ optionalHint }: { optionalHint?: string }) => {
  const isRequired = useIsRequired(COMPANY_FIELD);
  const pickCompany = usePickCompany();
  return (
    <ReferencePicker
      source={COMPANY_FIELD}
      helperText={isRequired ? undefined : optionalHint}
      onPick={(code) => void pickCompany(code)}
    />
  );
};

/** Sets the company, and removes the categories of other companies. */
const usePickCompany = () => {
  const form = useFormContext();
  const alerts = useAlerts();
  const readCategories = useReadCategories();
  return async (company: string) => {
    form.setValue(COMPANY_FIELD, company, CHOSEN);
    if (company === '' || textsOf(form.getValues('categories')).length === 0) return;
    try {
      const own = await readCategories({ company_code: company });
      // Another company may have been picked meanwhile.
      if (textOrNumberOf(form.getValues(COMPANY_FIELD)) !== company) return;
      const chosen = textsOf(form.getValues('categories'));
      const staying = chosen.filter((code) => own.includes(code));
      if (staying.length < chosen.length) form.setValue('categories', staying, CHOSEN);
    } catch (error) {
      alerts.failure(error);
    }
  };
};
