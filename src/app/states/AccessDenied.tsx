import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { homeOf } from '@/core/permissions';
import { useCurrentUser } from '@/providers/session/use-session';
import { ClosedDoor } from './illustrations';
import { StatePanel } from './StatePanel';

/** In place of a page the reader has no permission for (specification, section 6). */
export const AccessDenied = () => {
  const translate = useTranslate();
  const { roles } = useCurrentUser();
  return (
    <StatePanel
      illustration={<ClosedDoor />}
      title={translate('guard.title')}
      text={translate('guard.text')}
      actions={
        <Button variant="contained" component={LinkBase} to={homeOf(roles)}>
          {translate('guard.back')}
        </Button>
      }
    />
  );
};
