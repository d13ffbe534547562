import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import DesktopWindowsOutlinedIcon from '@mui/icons-material/DesktopWindowsOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import NotesIcon from '@mui/icons-material/Notes';
import PhoneIphoneOutlinedIcon from '@mui/icons-material/PhoneIphoneOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { ThemeMode } from '@/providers/preferences/preferences';

/** The window an e-mail is read in. */
export type EmailLook = {
  width: 'desktop' | 'phone';
  mode: ThemeMode;
  /** As programs show it that show no HTML. */
  isText: boolean;
};

export const FIRST_LOOK: EmailLook = { width: 'phone', mode: 'light', isText: false };

type EmailLookSwitchesProps = { value: EmailLook; onChange: (look: EmailLook) => void };

/** Chooses the window: its width, its colours, or plain text. */
export const EmailLookSwitches = ({ value, onChange }: EmailLookSwitchesProps) => {
  const translate = useTranslate();
  const option = (name: string, word: string, Icon: typeof NotesIcon) => (
    <ToggleButton value={name} aria-label={word} title={word}>
      <Icon fontSize="small" />
    </ToggleButton>
  );
  return (
    <Box sx={BAR}>
      <ToggleButtonGroup
        exclusive
        size="small"
        disabled={value.isText}
        value={value.width}
        onChange={(_, width: EmailLook['width'] | null) => width && onChange({ ...value, width })}
        aria-label={translate('notices.email.width')}
      >
        {option('desktop', translate('notices.email.desktop'), DesktopWindowsOutlinedIcon)}
        {option('phone', translate('notices.email.phone'), PhoneIphoneOutlinedIcon)}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        disabled={value.isText}
        value={value.mode}
        onChange={(_, mode: ThemeMode | null) => mode && onChange({ ...value, mode })}
        aria-label={translate('notices.email.mode')}
      >
        {option('light', translate('notices.email.light'), LightModeOutlinedIcon)}
        {option('dark', translate('notices.email.dark'), DarkModeOutlinedIcon)}
      </ToggleButtonGroup>
      <ToggleButton
        size="small"
        value="text"
        selected={value.isText}
        onChange={() => onChange({ ...value, isText: !value.isText })}
        sx={{ ml: 'auto' }}
      >
        <NotesIcon fontSize="small" sx={{ mr: 0.75 }} />
        {translate('notices.email.as_text')}
      </ToggleButton>
    </Box>
  );
};

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  p: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
