import QueryStatsOutlinedIcon from '@mui/icons-material/QueryStatsOutlined';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyList } from '@/kit/lazy-views';

const tiles = () => import('./ActivityTiles');

export const views: ResourceViews = {
  icon: QueryStatsOutlinedIcon,
  list: lazyList(() => import('./app-activity.list')),
  figures: [lazyComponent(tiles, 'ActiveTile'), lazyComponent(tiles, 'NewcomersTile')],
  dashboard: lazyComponent(() => import('./ActivityCard'), 'ActivityCard'),
};
