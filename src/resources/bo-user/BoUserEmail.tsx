import { ResourceContextProvider, type RaRecord } from 'react-admin';
import { EmailInput } from '@/kit/inputs/EmailInput';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import type { FieldValues } from 'react-hook-form';
import * as z from '@/core/zod';
import { email } from '@/core/schema/text';
import { resetAccount } from '@/providers/data/bo-users';
import { FormSection } from '@/kit/form/FormSection';
import { RecordEdit } from '@/kit/form/RecordEdit';
import { AccountLimits } from './AccountLimits';
import { boUser } from './bo-user.definition';
import { HIGHER_ACCOUNTS } from './higher-accounts';

/** The page that changes an account's address and sends the mail that sets its password. */
export const BoUserEmail = () => {
  const translate = useTranslate();
  return (
    <ResourceContextProvider value={boUser.name}>
      <RecordEdit
        schema={schema}
        defaults={DEFAULTS}
        task={CHANGE_EMAIL}
        readOnly={HIGHER_ACCOUNTS}
      >
        <AccountLimits />
        <FormSection title="resources.bo-user.email.section">
          <Alert severity="info">{translate('resources.bo-user.email.explanation')}</Alert>
          <EmailInput source="email" />
        </FormSection>
      </RecordEdit>
    </ResourceContextProvider>
  );
};

const schema = z.object({ email: email() });
const DEFAULTS = { email: '' };

const CHANGE_EMAIL = {
  name: 'email',
  title: 'pages.bo-user-email.title',
  send: (record: RaRecord, values: FieldValues) =>
    resetAccount({ id: String(record.id), email: String(values.email) }),
};
