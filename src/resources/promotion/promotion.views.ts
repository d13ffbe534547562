import CampaignOutlinedIcon from '@mui/icons-material/CampaignOutlined';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { ResourceViews } from '@/shared/registry/views';

export const views: ResourceViews = {
  icon: CampaignOutlinedIcon,
  list: lazyComponent(() => import('./PromotionList'), 'PromotionList'),
  show: lazyComponent(() => import('./PromotionShow'), 'PromotionShow'),
  customer: lazyComponent(() => import('./CustomerPromotions'), 'CustomerPromotions'),
};
