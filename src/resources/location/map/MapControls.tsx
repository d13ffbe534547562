import AddIcon from '@mui/icons-material/Add';
import CenterFocusStrongOutlinedIcon from '@mui/icons-material/CenterFocusStrongOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { fit } from './geometry';

type MapControlsProps = { map: LeafletMap; whole: LatLngBounds };

/** Zoom in, zoom out, show all; Leaflet's own controls do not follow a change of language. */
export const MapControls = ({ map, whole }: MapControlsProps) => {
  const translate = useTranslate();
  const controls = [
    {
      label: translate('resources.location.map.nearer'),
      icon: <AddIcon />,
      act: () => map.zoomIn(),
    },
    {
      label: translate('resources.location.map.farther'),
      icon: <RemoveIcon />,
      act: () => map.zoomOut(),
    },
    {
      label: translate('resources.location.map.fit'),
      icon: <CenterFocusStrongOutlinedIcon />,
      act: () => fit(map, whole),
    },
  ];
  return (
    <Paper variant="outlined" sx={{ position: 'absolute', top: 8, right: 8, display: 'grid' }}>
      {controls.map(({ label, icon, act }) => (
        <Tooltip key={label} title={label} placement="left">
          <IconButton size="small" aria-label={label} onClick={act}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Paper>
  );
};
