import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { BO_USER } from '@/core/resource-names';
import { useDefinition } from '@/kit/registry/definitions';
import { useCan } from '@/providers/session/use-session';

/** Leads to the form of a new back-office user, for users who may send it. */
export const InviteButton = ({ label }: { label: string }) => {
  const mayInvite = useCan(useDefinition(BO_USER).access.create);
  if (!mayInvite) return null;
  return (
    <Button component={LinkBase} to="/bo-user/create">
      {label}
    </Button>
  );
};
