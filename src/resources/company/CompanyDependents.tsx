import { DependentCounts } from '@/shared/form/DependentCounts';
import { useRecordForm } from '@/shared/form/record-form-context';

/** How much belongs to the company, told before it is deleted. */
export const CompanyDependents = () => {
  const { record } = useRecordForm();
  return (
    <DependentCounts
      resources={HOLDING_A_COMPANY}
      filter={{ company_code: record?.company_code }}
    />
  );
};

const HOLDING_A_COMPANY = ['location', 'bo-user', 'app-user', 'group'];
