import MapOutlinedIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';
import { announce } from '@/ui/announce/announcer';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ListTool } from '@/kit/list/ListTool';

const LocationsMap = lazyComponent(() => import('./LocationsMap'), 'LocationsMap');

/** Opens and closes the map of the list; the browser stores the choice. */
export const MapToggle = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useMapToggle();
  return (
    <ListTool
      icon={<MapOutlinedIcon />}
      label={translate('resources.location.map.show')}
      aria-pressed={isOpen}
      onClick={() => {
        setOpen(!isOpen);
        announce(translate(`resources.location.map.${isOpen ? 'closed' : 'opened'}`));
      }}
    />
  );
};

/** The open map, beside the list in a wide window; its code is loaded on first use. */
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
  // A block formatting context: the list stays beside the map instead of wrapping below it.
  '& + section': { display: 'flow-root' },
};

/** The map is open by default where there is room for it beside the list. */
const useMapToggle = () => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'), { noSsr: true });
  return useStore('location.map', isWide);
};
