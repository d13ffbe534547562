import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';

export const views: ResourceViews = {
  icon: UploadFileOutlinedIcon,
  list: lazyComponent(() => import('./ImportPage'), 'ImportPage'),
  imports: lazyComponent(() => import('./ImportPanel'), 'ImportPanel'),
};
