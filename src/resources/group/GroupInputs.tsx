import { useState } from 'react';
import { TextInput } from '@/kit/inputs/TextInput';
import { useFormContext } from 'react-hook-form';
import { MIN_GROUP_CUSTOMERS } from './group.schema';
import { CHOSEN } from '@/kit/form-state/chosen';
import { FormSection } from '@/kit/form/FormSection';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { ReferencePicker } from '@/kit/inputs/ReferencePicker';
import { ChangeCompanyDialog } from './ChangeCompanyDialog';
import { CustomersInput } from './CustomersInput';

/** The fields of a group: specification, sections 3 and 5. */
export const GroupInputs = () => (
  <>
    <Identity />
    <Members />
  </>
);

const Identity = () => {
  const { record } = useRecordForm();
  return (
    <FormSection title="resources.group.form.identity">
      {record && (
        <TextInput source="group_code" helperText="resources.group.form.code_hint" readOnly />
      )}
      <TextInput source="group_name" helperText="form.hint.min_3" />
    </FormSection>
  );
};

const Members = () => {
  const form = useFormContext();
  const [asked, setAsked] = useState<string | null>(null);
  const count = () => (form.getValues('customers') as string[]).length;
  const setCompany = (code: string) => form.setValue('company_code', code, CHOSEN);
  const pick = (code: string) => {
    const isOther = code !== form.getValues('company_code');
    if (isOther && count() > 0) setAsked(code);
    else setCompany(code);
  };
  return (
    <FormSection
      title="resources.group.form.members"
      hint="resources.group.form.members_hint"
      hintArgs={{ min: MIN_GROUP_CUSTOMERS }}
    >
      <ReferencePicker source="company_code" onPick={pick} />
      <CustomersInput source="customers" />
      <ChangeCompanyDialog
        isOpen={asked !== null}
        count={count()}
        onCancel={() => setAsked(null)}
        onChange={() => {
          form.setValue('customers', [], { shouldDirty: true });
          setCompany(asked ?? '');
          setAsked(null);
        }}
      />
    </FormSection>
  );
};
