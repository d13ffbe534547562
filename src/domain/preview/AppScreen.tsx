import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colorSchemeOn } from '@/core/color';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { onPrimary, type AppLook } from './app-look';

type AppScreenProps = {
  /** Null while it is unknown. */
  look: AppLook | null;
  children: ReactNode;
};

/** The home screen of an app in its colours; the children are its content. Rendered inside a PhoneFrame. */
export const AppScreen = ({ look: known, children }: AppScreenProps) => {
  const translate = useTranslate();
  const look = known ?? UNKNOWN;
  const bar = { bgcolor: look.primary ?? 'surface.sunken', color: onPrimary(look) };
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 'inherit',
        bgcolor: look.background ?? 'background.paper',
        color: look.text ?? 'text.primary',
        // Native controls use the app's colour scheme, not the console's theme.
        colorScheme: look.background && colorSchemeOn(look.background),
      }}
    >
      <Box sx={[HEAD, bar]}>
        {known ? (
          <AppLogo source={known.logo} />
        ) : (
          <Skeleton variant="rounded" width={32} height={32} />
        )}
        <Typography
          component="p"
          noWrap
          title={look.name}
          sx={{ fontWeight: 600, minWidth: 0, color: 'inherit' }}
        >
          {known ? known.name || translate('preview.no_name') : <Skeleton width={120} />}
        </Typography>
      </Box>
      <Box sx={{ flex: 1, p: 1.25, minHeight: 0 }}>{children}</Box>
      <Box
        aria-hidden
        sx={{
          ...PINNED,
          bottom: 0,
          display: 'flex',
          justifyContent: 'space-around',
          py: 1.25,
          bgcolor: 'inherit',
          borderTop: '1px solid',
          borderColor: look.primary ?? 'divider',
        }}
      >
        {TABS.map((tab, index) => (
          <Box
            key={tab}
            sx={{
              width: 18,
              height: 18,
              borderRadius: '50%',
              bgcolor: (index === 0 ? look.primary : look.secondary) ?? 'divider',
              opacity: index === 0 ? 1 : 0.7,
            }}
          />
        ))}
      </Box>
    </Box>
  );
};

/** Keeps the bar in place, above the tiles, while the screen scrolls. */
const PINNED = { position: 'sticky', zIndex: 2 } as const;

const HEAD = {
  ...PINNED,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 1.5,
  py: 1.25,
} as const;

const UNKNOWN: AppLook = { name: '' };

const TABS = ['home', 'search', 'alerts', 'profile'];

/** The logo of an app, or a placeholder outline. */
export const AppLogo = ({ source, size = 32 }: { source?: string; size?: number }) => {
  const shape = { width: size, height: size, borderRadius: `${size / 4.5}px`, flex: 'none' };
  return source ? (
    <Box component="img" src={source} alt="" sx={{ ...shape, objectFit: 'cover' }} />
  ) : (
    <Box sx={{ ...shape, border: '1.5px dashed currentColor', opacity: 0.4 }} />
  );
};
