import type { RaRecord } from 'react-admin';
import { textsOf } from '@/core/one-or-many';
import { LOCATION } from '@/core/resource-names';
import { useCurrentUser } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useDefinition } from '@/kit/registry/definitions';
import { companyOf, useRecordsOf } from '@/domain/company/useRecordsOf';

/**
 * Warns the user that a backend will refuse most changes to this account (docs/wire-format.md, 'Who sees which rows'),
 * because it has companies or locations they do not manage.
 */
export const AccountLimits = () => {
  const { record } = useRecordForm();
  return record ? <Limits record={record} /> : null;
};

const Limits = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  return useIsShared(record) ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('resources.bo-user.form.limit_shared')}
    </Alert>
  ) : null;
};

const useIsShared = (record: RaRecord): boolean => {
  const { roles, companyCodes, locationCodes } = useCurrentUser();
  // A company manager has the locations of their companies, even those the profile does not list.
  const isOfCompanies = roles[0] === 'company_manager';
  const { byCode } = useRecordsOf(useDefinition(LOCATION), isOfCompanies ? companyCodes : []);
  if (roles.includes('admin')) return false;
  const ownsLocation = (code: string) => {
    if (locationCodes.includes(code)) return true;
    const company = companyOf(byCode.get(code));
    return (
      isOfCompanies &&
      (byCode.size === 0 || (company !== undefined && companyCodes.includes(company)))
    );
  };
  return !(
    textsOf(record.company_code).every((code) => companyCodes.includes(code)) &&
    textsOf(record.location_code).every(ownsLocation)
  );
};
