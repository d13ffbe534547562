import GridViewOutlinedIcon from '@mui/icons-material/GridViewOutlined';
import ViewListOutlinedIcon from '@mui/icons-material/ViewListOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { NamedSkeleton } from '@/ui/page/NamedSkeleton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { oneOf, useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { OrderBar } from '@/kit/order/OrderBar';
import { useOrder, type Order } from '@/kit/order/useOrder';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import { TilePhone } from './TilePhone';
import { TileRows } from './TileRows';

const TileGrid = lazyComponent(() => import('./TileGrid'), 'TileGrid');

type Look = 'grid' | 'rows';

const readLook = oneOf<Look>(['grid', 'rows']);

/** The tiles in the app's grid or as rows, beside the view of a person. */
export const TileBoard = () => {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [kept, setLook] = useCheckedStore<Look | null>('tile.look', null, readLook);
  const look = kept ?? (isPhone ? 'rows' : 'grid');
  const order = useOrder();
  return (
    <Box sx={LAYOUT}>
      <Box component="section" aria-label={translate('resources.tile.list.order')}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
          <LookSwitch value={look} onChange={setLook} />
          <OrderHint look={look} order={order} />
        </Stack>
        {look === 'grid' ? (
          <TileGrid waiting={<Waiting />} order={order} />
        ) : (
          <TileRows order={order} />
        )}
        <OrderBar order={order} />
      </Box>
      <TilePhone order={order} />
    </Box>
  );
};

const LAYOUT = {
  display: 'grid',
  gap: 3,
  p: { xs: 1.5, sm: 2 },
  borderTop: 1,
  borderColor: 'divider',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 320px)' },
} as const;

const OrderHint = ({ look, order }: { look: Look; order: Order }) => {
  const translate = useTranslate();
  const isIdle = order.progress === null;
  if (order.isOpen && look === 'rows') return null;
  if (!order.isOpen && !isIdle) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 240px' }}>
      {translate(order.isOpen ? 'order.hint' : 'order.narrowed')}
    </Typography>
  );
};

const LookSwitch = ({ value, onChange }: { value: Look; onChange: (look: Look) => void }) => {
  const translate = useTranslate();
  return (
    <SegmentedControl
      label={translate('resources.tile.list.view')}
      value={value}
      segments={[
        {
          value: 'grid',
          label: translate('resources.tile.list.grid'),
          icon: <GridViewOutlinedIcon />,
        },
        {
          value: 'rows',
          label: translate('resources.tile.list.rows'),
          icon: <ViewListOutlinedIcon />,
        },
      ]}
      onChange={onChange}
    />
  );
};

const Waiting = () => (
  <NamedSkeleton
    label={useTranslate()('resources.tile.list.loading')}
    variant="rounded"
    height={320}
  />
);
