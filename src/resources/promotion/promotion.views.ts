import CampaignOutlinedIcon from '@mui/icons-material/CampaignOutlined';
import { late } from '@/shared/late';
import type { ResourceViews } from '@/shared/views';

export const views: ResourceViews = {
  icon: CampaignOutlinedIcon,
  list: late(() => import('./PromotionList'), 'PromotionList'),
  show: late(() => import('./PromotionShow'), 'PromotionShow'),
  customer: late(() => import('./CustomerPromotions'), 'CustomerPromotions'),
};
