import MapOutlinedIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useStore } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { lazyComponent } from '@/shared/lazy/lazy-component';

const LocationsMap = lazyComponent(() => import('./LocationsMap'), 'LocationsMap');

/** Opens and closes the map above the list; the browser remembers it. */
export const MapToggle = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useMapToggle();
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<MapOutlinedIcon />}
      aria-pressed={isOpen}
      onClick={() => setOpen(!isOpen)}
      sx={isOpen ? { bgcolor: 'action.selected' } : undefined}
    >
      {translate('resources.location.map.show')}
    </Button>
  );
};

/** The map, while it is open: its code comes when it is first wanted. */
export const MapArea = () => {
  const [isOpen] = useMapToggle();
  if (!isOpen) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <LocationsMap waiting={<Skeleton variant="rounded" height={360} />} />
    </Box>
  );
};

const useMapToggle = () => useStore('location.map', false);
