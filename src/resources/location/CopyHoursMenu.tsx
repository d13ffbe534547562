import ContentCopyOutlinedIcon from '@mui/icons-material/ContentCopyOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DAYS } from './opening';

type CopyHoursMenuProps = {
  day: number;
  /** Names of the seven days, Monday first. */
  names: readonly string[];
  onCopy: (days: readonly number[]) => void;
};

const WEEKDAYS = DAYS.filter((day) => day < 5);

/** Copies the hours of a day to the working week, to every day, or to a single day. */
export const CopyHoursMenu = ({ day, names, onCopy }: CopyHoursMenuProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (days: readonly number[]) => {
    onCopy(days);
    setAnchor(null);
  };
  const label = translate('resources.location.form.copy_from', { day: names[day] });
  return (
    <>
      <Tooltip title={translate('resources.location.form.copy')}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ContentCopyOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <MenuItem onClick={() => choose(WEEKDAYS)}>
          {translate('resources.location.form.weekdays')}
        </MenuItem>
        <MenuItem onClick={() => choose(DAYS)}>
          {translate('resources.location.form.all_days')}
        </MenuItem>
        <Divider />
        {DAYS.filter((other) => other !== day).map((other) => (
          <MenuItem key={other} onClick={() => choose([other])}>
            {names[other]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
