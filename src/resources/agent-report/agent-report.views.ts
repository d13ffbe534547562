import SupervisorAccountOutlinedIcon from '@mui/icons-material/SupervisorAccountOutlined';
import { withWords } from '@/providers/preferences/late-words';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: SupervisorAccountOutlinedIcon,
  list: lazyList(() => withWords('report', () => import('./agent-report.list'))),
};
