import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { PageViews } from '@/kit/registry/views';

export const views: PageViews = {
  icon: CalendarMonthOutlinedIcon,
  page: lazyComponent(() => import('./Calendar'), 'Calendar'),
};
