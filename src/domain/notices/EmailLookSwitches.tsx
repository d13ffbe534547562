import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import DesktopWindowsOutlinedIcon from '@mui/icons-material/DesktopWindowsOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import NotesIcon from '@mui/icons-material/Notes';
import PhoneIphoneOutlinedIcon from '@mui/icons-material/PhoneIphoneOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import type { ThemeMode } from '@/core/constants';

/** The look of an e-mail preview. */
export type EmailLook = {
  width: 'desktop' | 'phone';
  mode: ThemeMode;
  /** Plain-text version, as mail programs without HTML show it. */
  isText: boolean;
};

export const FIRST_LOOK: EmailLook = { width: 'phone', mode: 'light', isText: false };

type EmailLookSwitchesProps = { value: EmailLook; onChange: (look: EmailLook) => void };

/** Chooses the preview: its width, light or dark, or plain text. */
export const EmailLookSwitches = ({ value, onChange }: EmailLookSwitchesProps) => {
  const translate = useTranslate();
  return (
    <Box sx={BAR}>
      <SegmentedControl
        isIconOnly
        isDisabled={value.isText}
        label={translate('notices.email.width')}
        value={value.width}
        onChange={(width) => onChange({ ...value, width })}
        segments={[
          {
            value: 'desktop',
            label: translate('notices.email.desktop'),
            icon: <DesktopWindowsOutlinedIcon />,
          },
          {
            value: 'phone',
            label: translate('notices.email.phone'),
            icon: <PhoneIphoneOutlinedIcon />,
          },
        ]}
      />
      <SegmentedControl
        isIconOnly
        isDisabled={value.isText}
        label={translate('notices.email.mode')}
        value={value.mode}
        onChange={(mode) => onChange({ ...value, mode })}
        segments={[
          {
            value: 'light',
            label: translate('notices.email.light'),
            icon: <LightModeOutlinedIcon />,
          },
          { value: 'dark', label: translate('notices.email.dark'), icon: <DarkModeOutlinedIcon /> },
        ]}
      />
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
