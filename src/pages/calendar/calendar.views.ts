import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { PageViews } from '@/kit/registry/views';

export const views: PageViews = {
  icon: CalendarMonthOutlinedIcon,
  page: lazyComponent(() => withWords('pages.calendar', () => import('./Calendar')), 'Calendar'),
};
