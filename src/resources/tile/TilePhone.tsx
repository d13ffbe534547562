import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useParent } from '@/kit/registry/parent-record';
import { appLookOf } from '@/domain/preview/app-look';
import { AppScreen } from '@/domain/preview/AppScreen';
import { PhoneFrame } from '@/domain/preview/PhoneFrame';
import { ViewerSwitch, type Viewer } from '@/domain/preview/ViewerSwitch';
import { VisibleTiles } from './VisibleTiles';

/** The app's tiles as an agent or a customer sees them. */
export const TilePhone = ({ rows }: { rows: readonly RaRecord[] }) => {
  const translate = useTranslate();
  const [viewer, setViewer] = useState<Viewer>('customer');
  return (
    <Box
      component="aside"
      aria-label={translate('resources.tile.list.preview')}
      sx={{
        '@media (min-width: 1024px)': { position: 'sticky', top: 'calc(var(--frame-top) + 16px)' },
      }}
    >
      <Stack sx={{ alignItems: 'center', mb: 1.5 }}>
        <ViewerSwitch value={viewer} onChange={setViewer} />
      </Stack>
      <PhoneFrame label={translate('resources.tile.list.preview')}>
        <AppScreen look={appLookOf(useParent())}>
          <VisibleTiles tiles={rows} viewer={viewer} />
        </AppScreen>
      </PhoneFrame>
    </Box>
  );
};
