import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { contentWidth, FOOTER_HEIGHT, gutters } from './frame';

/** The copyright line, with the builder's words after it. */
export const Footer = () => {
  const translate = useTranslate();
  const appearance = useAppearance();
  const { shown, fixed, width, text } = appearance.footer;
  if (!shown) return null;
  return (
    <Box component="footer" sx={fixed ? inPlace : null}>
      <Typography
        component="p"
        variant="caption"
        color="text.secondary"
        noWrap={fixed}
        sx={{
          px: gutters(appearance),
          py: fixed ? 0 : 2,
          mx: 'auto',
          width: '100%',
          maxWidth: width === 'contained' ? contentWidth(appearance) : 'none',
          overflowWrap: 'anywhere',
        }}
      >
        {translate('shell.copyright', { year: new Date().getFullYear() })}
        {text && ` · ${text}`}
      </Typography>
    </Box>
  );
};

const inPlace = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  height: FOOTER_HEIGHT,
  display: 'flex',
  alignItems: 'center',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;
