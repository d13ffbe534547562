import CampaignOutlinedIcon from '@mui/icons-material/CampaignOutlined';
import { lazyView, type ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: CampaignOutlinedIcon,
  list: lazyView(() => import('./PromotionList'), 'PromotionList'),
  show: lazyView(() => import('./PromotionShow'), 'PromotionShow'),
  customer: lazyView(() => import('./CustomerPromotions'), 'CustomerPromotions'),
};
