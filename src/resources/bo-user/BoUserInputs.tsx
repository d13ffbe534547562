import Stack from '@mui/material/Stack';
import { Link } from 'react-admin';
import { EmailInput } from '@/kit/inputs/EmailInput';
import { TextInput } from '@/kit/inputs/TextInput';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormContext, useWatch } from 'react-hook-form';
import { LOCATION } from '@/core/resource-names';
import { fillPath } from '@/core/routes';
import { FormSection } from '@/kit/form/FormSection';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinition } from '@/kit/registry/definitions';
import { CodeInput } from '@/kit/inputs/CodeInput';
import { PhoneInput } from '@/kit/inputs/PhoneInput';
import { ReferencesPicker } from '@/kit/inputs/ReferencesPicker';
import { StatusInput } from '@/kit/inputs/StatusInput';
import { codesWithin, companyOf, useRecordsOf } from '@/domain/company/useRecordsOf';
import { AccountLimits } from './AccountLimits';
import { AgentCustomersQuestion } from './AgentCustomersQuestion';
import { boUser } from './bo-user.definition';
import { hasNoCompany } from './has-no-company';
import { RolesInput } from './RolesInput';

/** The fields of a back-office user: specification, section 3. */
export const BoUserInputs = () => (
  <>
    <AccountLimits />
    <Person />
    <Access />
    <Places />
  </>
);

const Person = () => (
  <FormSection title="resources.bo-user.form.person">
    <CodeInput source="code" />
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextInput source="firstname" helperText="form.hint.min_3" />
      <TextInput source="surname" helperText="form.hint.min_3" />
    </Stack>
    <Stack>
      <EmailInput source="email" />
      <PasswordLink />
    </Stack>
    <PhoneInput source="telephone" />
  </FormSection>
);

const PasswordLink = () => {
  const translate = useTranslate();
  const { record } = useRecordForm();
  if (!record) return null;
  const [page] = boUser.pages;
  return (
    <Link
      to={fillPath(page.route, { id: String(record.id) })}
      variant="body2"
      sx={{ alignSelf: 'flex-start' }}
    >
      {translate('resources.bo-user.form.password_link')}
    </Link>
  );
};

const Access = () => {
  const { record } = useRecordForm();
  const own = useCurrentUser();
  const isOwn = record?.id === own.id;
  return (
    <FormSection title="resources.bo-user.form.access" hint="resources.bo-user.form.roles_hint">
      {/* Users must not lock themselves out. */}
      <RolesInput source="roles" ownRole={isOwn ? own.roles[0] : undefined} />
      {record && <StatusInput source="status" disabled={isOwn} />}
      {record && <AgentCustomersQuestion record={record} />}
    </FormSection>
  );
};

const Places = () => {
  const form = useFormContext();
  const [roles, companies] = useWatch({ name: ['roles', 'company_code'] }) as [unknown, string[]];
  const { byCode } = useRecordsOf(useDefinition(LOCATION), companies);
  if (hasNoCompany(roles)) return null;
  const dropForeignLocations = (chosen: string[]) => {
    const locations = form.getValues('location_code') as string[];
    const staying = codesWithin(locations, chosen, (code) => companyOf(byCode.get(code)));
    if (staying.length < locations.length) {
      form.setValue('location_code', staying, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <FormSection title="resources.bo-user.form.places">
      <ReferencesPicker source="company_code" onPicked={dropForeignLocations} />
      <ReferencesPicker source="location_code" />
    </FormSection>
  );
};
