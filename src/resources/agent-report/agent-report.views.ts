import SupervisorAccountOutlinedIcon from '@mui/icons-material/SupervisorAccountOutlined';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: SupervisorAccountOutlinedIcon,
  list: lazyList(() => import('./agent-report.list')),
};
