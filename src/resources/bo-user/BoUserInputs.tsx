import Stack from '@mui/material/Stack';
import { Link, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { fillPath } from '@/core/routes';
import { FormSection } from '@/shared/form/FormSection';
import { useRecordForm } from '@/shared/form/record-form-context';
import { CodeInput } from '@/shared/inputs/CodeInput';
import { CodesPicker } from '@/shared/inputs/CodesPicker';
import { boUser } from './bo-user.definition';
import { isPlaceless, locationsWithin } from './bo-user.form';
import { LocationsPicker } from './LocationsPicker';
import { RolesInput } from './RolesInput';
import { StatusInput } from './StatusInput';
import { companyOf, useLocationsOf } from './useLocationsOf';

/** The fields of a back-office user: specification, section 3. */
export const BoUserInputs = () => (
  <>
    <Person />
    <Access />
    <Places />
  </>
);

const Person = () => (
  <FormSection title="resources.bo-user.form.person">
    <CodeInput source="code" />
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextInput source="firstname" helperText="form.hint.min_3" autoComplete="off" />
      <TextInput source="surname" helperText="form.hint.min_3" autoComplete="off" />
    </Stack>
    <TextInput source="email" type="email" helperText="form.hint.email" autoComplete="off" />
    <ChangeEmailLink />
    <TextInput source="telephone" type="tel" helperText={false} autoComplete="off" />
  </FormSection>
);

const ChangeEmailLink = () => {
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
      {translate('resources.bo-user.form.change_email')}
    </Link>
  );
};

const Access = () => {
  const { record } = useRecordForm();
  return (
    <FormSection title="resources.bo-user.form.access" hint="resources.bo-user.form.roles_hint">
      <RolesInput source="roles" />
      {record && <StatusInput source="status" record={record} />}
    </FormSection>
  );
};

const Places = () => {
  const form = useFormContext();
  const [roles, companies] = useWatch({ name: ['roles', 'company_code'] }) as [unknown, string[]];
  const { byCode } = useLocationsOf(companies);
  if (isPlaceless(roles)) return null;
  const dropForeignLocations = (chosen: string[]) => {
    const locations = form.getValues('location_code') as string[];
    const staying = locationsWithin(locations, chosen, (code) => companyOf(byCode.get(code)));
    if (staying.length < locations.length) {
      form.setValue('location_code', staying, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <FormSection title="resources.bo-user.form.places">
      <CodesPicker
        source="company_code"
        resource="company"
        helperText="resources.bo-user.form.companies_hint"
        onPicked={dropForeignLocations}
      />
      <LocationsPicker source="location_code" companies={companies} />
    </FormSection>
  );
};
