import FactCheckOutlinedIcon from '@mui/icons-material/FactCheckOutlined';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuBookOutlinedIcon from '@mui/icons-material/MenuBookOutlined';
import PaletteOutlinedIcon from '@mui/icons-material/PaletteOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { DialogPopover } from '@/ui/page/DialogPopover';
import { fullNameOf, type CurrentUser } from '@/core/current-user';
import { FIRST_LOGIN_PATH, LOGOUT_PATH } from '@/core/account-paths';
import { loadOnce } from '@/core/load-once';
import { useCurrentUser } from '@/providers/session/use-session';
import { withWords } from '@/providers/preferences/late-words';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { useHasDiagnosis } from '../diagnosis/useDiagnosis';

type AccountPopoverProps = {
  label: string;
  /** The element it is attached to; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** The signed-in user, and the pages of their own account. */
export const AccountPopover = ({ label, anchor, onClose }: AccountPopoverProps) => {
  const translate = useTranslate();
  const user = useCurrentUser();
  const hasDiagnosis = useHasDiagnosis();
  const [isDiagnosed, setIsDiagnosed] = useState(false);
  const endDiagnosis = () => setIsDiagnosed(false);
  return (
    <>
      <DialogPopover
        anchor={anchor}
        side="right"
        onClose={onClose}
        label={label}
        sx={{ width: 264, mt: 0.5 }}
      >
        <Person user={user} />
        <Divider />
        <List sx={{ p: 0.75 }}>
          <AccountItem to={FIRST_LOGIN_PATH} icon={<KeyOutlinedIcon />} onClick={onClose}>
            {translate('shell.account.change_password')}
          </AccountItem>
          <AccountItem to="/builder" icon={<PaletteOutlinedIcon />} onClick={onClose}>
            {translate('pages.builder.menu')}
          </AccountItem>
          <AccountItem to="/docs" icon={<MenuBookOutlinedIcon />} onClick={onClose}>
            {translate('pages.docs.menu')}
          </AccountItem>
          {hasDiagnosis && (
            <AccountItem
              icon={<FactCheckOutlinedIcon />}
              onClick={() => {
                onClose();
                setIsDiagnosed(true);
              }}
            >
              {translate('shell.account.backend_check')}
            </AccountItem>
          )}
          <AccountItem to={LOGOUT_PATH} icon={<LogoutIcon />} onClick={onClose}>
            {translate('shell.account.logout')}
          </AccountItem>
        </List>
      </DialogPopover>
      <LazyPart
        load={loadDiagnosis}
        isWanted={isDiagnosed}
        onFailure={endDiagnosis}
        props={{ isOpen: isDiagnosed, onClose: endDiagnosis }}
      />
    </>
  );
};

const loadDiagnosis = loadOnce(
  async () =>
    (await withWords('shell.backend_check', () => import('../diagnosis/DiagnosisDialog')))
      .DiagnosisDialog,
);

type AccountItemProps = {
  icon: ReactNode;
  /** The address of a link; otherwise it is a button. */
  to?: string;
  onClick: () => void;
  children: string;
};

const AccountItem = ({ icon, to, onClick, children }: AccountItemProps) => (
  <ListItem disablePadding>
    <ListItemButton onClick={onClick} {...(to && { component: LinkBase, to })}>
      <ListItemIcon>{icon}</ListItemIcon>
      {children}
    </ListItemButton>
  </ListItem>
);

const Person = ({ user }: { user: CurrentUser }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ px: 2, pt: 1.75, pb: 1.5 }}>
      <Typography variant="subtitle1" component="p" noWrap>
        {fullNameOf(user)}
      </Typography>
      <Typography variant="body2" component="p" color="text.secondary" noWrap>
        {user.email}
      </Typography>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
        {user.roles.map((role) => translate(`roles.${role}`)).join(', ')}
      </Typography>
    </Box>
  );
};
