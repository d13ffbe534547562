import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { fullNameOf, type CurrentUser } from '@/core/current-user';
import { loadOnce } from '@/core/load-once';
import { useCurrentUser } from '@/providers/session/use-session';
import { LazyPart } from '@/shared/lazy/LazyPart';

/** Who is signed in, and what concerns them alone. */
export const AccountMenu = () => {
  const translate = useTranslate();
  const user = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('shell.account.label', { name: fullNameOf(user) });
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
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
        <span style={visuallyHidden}>{label}</span>
      </IconButton>
      <LazyPart
        load={loadPopover}
        isWanted={anchor !== null}
        props={{ label, anchor, onClose: () => setAnchor(null) }}
      />
    </>
  );
};

const loadPopover = loadOnce(async () => (await import('./AccountPopover')).AccountPopover);

const initialsOf = ({ firstname, surname, email }: CurrentUser): string =>
  (
    [...firstname].slice(0, 1).join('') + [...surname].slice(0, 1).join('') || email.slice(0, 1)
  ).toLocaleUpperCase();
