import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LOOKS } from './calendar-items';
import { boxOf } from './kind-look';

/** The looks of items in words. */
export const Legend = () => {
  const translate = useTranslate();
  const { palette } = useTheme();
  return (
    <Box component="ul" aria-label={translate('pages.calendar.looks')} sx={LIST}>
      {LOOKS.map((look) => (
        <Box key={look} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box aria-hidden sx={{ ...SAMPLE, ...boxOf(palette.status.neutral, look) }} />
          {translate(`pages.calendar.look.${look}`)}
        </Box>
      ))}
    </Box>
  );
};

const LIST = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  m: 0,
  ml: 'auto',
  p: 0,
  listStyle: 'none',
  typography: 'caption',
  color: 'text.secondary',
};

const SAMPLE = { width: 16, height: 12, borderRadius: 0.5 };
