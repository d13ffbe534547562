import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { BoUser } from '@/providers/data/bo-users';

const NAMED = 5;

type BoUserLineProps = {
  /** Key of the label, such as that of agents. */
  label: string;
  boUsers: UseQueryResult<BoUser[]>;
};

/** The names of the users, the first few by name; an error of the lookup is shown in their place. */
export const BoUserLine = ({ label, boUsers }: BoUserLineProps) => {
  const translate = useTranslate();
  if (boUsers.isPending) return <Skeleton width="80%" />;
  const names = (boUsers.data ?? []).map(({ name, code }) => name || code);
  const more = names.length - NAMED;
  const text = boUsers.isError
    ? translate('resources.bo-user.form.unknown')
    : names.slice(0, NAMED).join(', ') || translate('resources.bo-user.form.nobody');
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {translate(label)}: {text}
      {more > 0 && ` ${translate('resources.bo-user.form.more', { count: more })}`}
    </Typography>
  );
};
