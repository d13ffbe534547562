import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { fullNameOf, type CurrentUser } from '@/core/current-user';
import { FIRST_LOGIN_PATH } from '@/core/landing';
import { useCurrentUser } from '@/providers/use-session';
import { urlScheme } from '../router/url-scheme';

/** Who is signed in, and what concerns them alone. */
export const AccountMenu = () => {
  const translate = useTranslate();
  const user = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={translate('shell.account.label', { name: fullNameOf(user) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, ml: 0.5 }}
      >
        <Avatar
          aria-hidden
          sx={{
            width: 28,
            height: 28,
            typography: 'caption',
            fontWeight: 600,
            bgcolor: 'status.accent.tint',
            color: 'status.accent.text',
          }}
        >
          {initialsOf(user)}
        </Avatar>
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 264 } } }}
      >
        <Person user={user} />
        <Divider component="li" role="separator" sx={{ my: 0.75, mx: -0.75 }} />
        {urlScheme.match(FIRST_LOGIN_PATH) && (
          <MenuItem component={LinkBase} to={FIRST_LOGIN_PATH} onClick={close}>
            <ListItemIcon>
              <KeyOutlinedIcon fontSize="small" />
            </ListItemIcon>
            {translate('shell.account.change_password')}
          </MenuItem>
        )}
        <MenuItem component={LinkBase} to="/logout" onClick={close}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.account.logout')}
        </MenuItem>
      </Menu>
    </>
  );
};

const Person = ({ user }: { user: CurrentUser }) => {
  const translate = useTranslate();
  return (
    <Box component="li" role="presentation" sx={{ px: 1.25, py: 0.75 }}>
      <Typography variant="subtitle1" component="p" noWrap>
        {fullNameOf(user)}
      </Typography>
      <Typography variant="body2" component="p" color="text.secondary" noWrap>
        {user.email}
      </Typography>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
        {user.roles.map((role) => translate(`shell.roles.${role}`)).join(', ')}
      </Typography>
    </Box>
  );
};

const initialsOf = ({ firstname, surname, email }: CurrentUser): string =>
  ([...firstname].slice(0, 1).join('') + [...surname].slice(0, 1).join('') || email.slice(0, 1))
    .toLocaleUpperCase();
