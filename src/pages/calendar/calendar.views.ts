import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { PageViews } from '@/shared/registry/views';

export const views: PageViews = {
  icon: CalendarMonthOutlinedIcon,
  page: lazyComponent(() => import('./Calendar'), 'Calendar'),
};
