import SupervisorAccountOutlinedIcon from '@mui/icons-material/SupervisorAccountOutlined';
import type { ResourceViews } from '@/shared/registry/views';
import { lazyList } from '@/shared/views/lazy-views';

export const views: ResourceViews = {
  icon: SupervisorAccountOutlinedIcon,
  list: lazyList(() => import('./agent-report.list')),
};
