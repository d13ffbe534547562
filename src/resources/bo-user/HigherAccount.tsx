import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { Facts } from '@/kit/fields/Facts';
import { textsOf } from '@/core/one-or-many';
import { EmailText } from '@/kit/fields/EmailText';
import { TextCell } from '@/kit/fields/TextCell';
import type { ReadOnlyProps } from '@/kit/form/RecordEdit';
import { ReferenceNames } from '@/kit/references/ReferenceNames';
import { AccountStatus, Roles } from './BoUserFields';

/** An account with a higher role than the user's, read-only. */
export const HigherAccount = ({ record }: ReadOnlyProps) => {
  const translate = useTranslate();
  const texts = ['code', 'firstname', 'surname'] as const;
  const places = ['company', 'location'] as const;
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <Alert severity="warning">{translate('resources.bo-user.form.limit_above')}</Alert>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Facts
          facts={[
            ...texts.map(
              (field) => [field, <TextCell key={field} text={record[field]} />] as const,
            ),
            ['email', <EmailText key="email" email={record.email} />],
            ['telephone', <TextCell key="telephone" text={record.telephone} />],
            ['roles', <Roles key="roles" record={record} />],
            ['status', <AccountStatus key="status" record={record} />],
            ...places
              .map((resource) => ({ resource, codes: textsOf(record[`${resource}_code`]) }))
              .filter(({ codes }) => codes.length > 0)
              .map(
                ({ resource, codes }) =>
                  [
                    `${resource}_code`,
                    <ReferenceNames key={resource} resource={resource} codes={codes} />,
                  ] as const,
              ),
          ]}
        />
      </Paper>
    </Stack>
  );
};
