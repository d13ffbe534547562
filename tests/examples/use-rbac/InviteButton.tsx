import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useCan } from '@/providers/session/use-session';

/** Leads to the form of a new back-office user, for whoever may send it. */
export const InviteButton = ({ label }: { label: string }) => {
  const mayInvite = useCan('bouser:create');
  if (!mayInvite) return null;
  return (
    <Button component={LinkBase} to="/bo-user/create">
      {label}
    </Button>
  );
};
