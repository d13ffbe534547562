import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import type { Order } from '@/kit/order/useOrder';
import { useParent } from '@/kit/registry/parent-record';
import { appLookOf } from '@/domain/preview/app-look';
import { AppScreen } from '@/domain/preview/AppScreen';
import { PhoneFrame } from '@/domain/preview/PhoneFrame';
import { ViewerSwitch, type Viewer } from '@/domain/preview/ViewerSwitch';
import { useAppTiles } from './useAppTiles';
import { VisibleTiles } from './VisibleTiles';

/** All tiles of the app as an agent or a customer sees them, in the unsaved order, whatever the list is narrowed to. */
export const TilePhone = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const [viewer, setViewer] = useState<Viewer>('customer');
  const { data: tiles, isError } = useAppTiles();
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
          {tiles && <VisibleTiles tiles={order.arrange(tiles)} viewer={viewer} />}
        </AppScreen>
      </PhoneFrame>
      {isError && !tiles && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {translate('query_card.failure')}
        </Alert>
      )}
    </Box>
  );
};
