import MapOutlinedIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { lazyComponent } from '@/shared/lazy/lazy-component';

const LocationsMap = lazyComponent(() => import('./LocationsMap'), 'LocationsMap');

/** Opens and closes the map of the list; the browser remembers it. */
export const MapToggle = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useMapToggle();
  const name = translate('resources.location.map.show');
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<MapOutlinedIcon />}
      aria-pressed={isOpen}
      aria-label={name}
      onClick={() => setOpen(!isOpen)}
      sx={{ ...ICON_ON_A_PHONE, bgcolor: isOpen ? 'action.selected' : undefined }}
    >
      <span>{name}</span>
    </Button>
  );
};

/** The map, while it is open, beside the list where the window is wide: its code comes when it is first wanted. */
export const MapArea = () => {
  const [isOpen] = useMapToggle();
  if (!isOpen) return null;
  return (
    <Box sx={BESIDE}>
      <LocationsMap
        waiting={<Skeleton variant="rounded" sx={{ height: { xs: 360, xl: 640 } }} />}
      />
    </Box>
  );
};

const BESIDE = {
  mb: 2,
  float: { xl: 'right' },
  width: { xl: 440 },
  ml: { xl: 2 },
  position: { xl: 'sticky' },
  top: 'calc(var(--frame-top) + 16px)',
  // The list takes what the map leaves, instead of running on below it.
  '& + section': { display: 'flow-root' },
};

const ICON_ON_A_PHONE = {
  minWidth: { xs: 40, sm: 64 },
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.25 }, mr: { xs: 0, sm: 0.75 } },
  '& > span:not(.MuiButton-startIcon)': { display: { xs: 'none', sm: 'inline' } },
} as const;

/** Where there is room for it beside the list, it is there to begin with. */
const useMapToggle = () => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'), { noSsr: true });
  return useStore('location.map', isWide);
};
