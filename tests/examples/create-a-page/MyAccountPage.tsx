import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { fullNameOf } from '@/core/current-user';
import { useCurrentUser } from '@/providers/session/use-session';
import { PageHeader } from '@/ui/page/PageHeader';

/** Name, address and roles of the user. */
export const MyAccountPage = () => {
  const translate = useTranslate();
  const user = useCurrentUser();
  const roles = user.roles.map((role) => translate(`roles.${role}`));
  return (
    <>
      <PageHeader title={translate('pages.my-account.title')} subtitle={fullNameOf(user)} />
      <Card sx={{ p: 3 }}>
        <Line label={translate('pages.my-account.email')} value={user.email} />
        <Line label={translate('pages.my-account.roles')} value={roles.join(', ')} />
      </Card>
    </>
  );
};

const Line = ({ label, value }: { label: string; value: string }) => (
  <Typography>
    <strong>{label}</strong> {value}
  </Typography>
);
