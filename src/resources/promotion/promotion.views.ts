import CampaignOutlinedIcon from '@mui/icons-material/CampaignOutlined';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { lazyList } from '@/kit/lazy-views';

export const views: ResourceViews = {
  icon: CampaignOutlinedIcon,
  list: lazyList(() => import('./promotion.list')),
  create: lazyComponent(
    () => withWords('resources.promotion.inputs', () => import('./PromotionCreate')),
    'PromotionCreate',
  ),
  edit: lazyComponent(
    () =>
      withWords(
        [
          'resources.company-report.cost',
          'resources.promotion.inputs',
          'resources.promotion.outcome',
          'resources.promotion.preflight',
          'resources.promotion.review',
          'resources.promotion.simulation',
        ],
        () => import('./PromotionEdit'),
      ),
    'PromotionEdit',
  ),
  show: lazyComponent(
    () =>
      withWords(
        ['resources.company-report.cost', 'resources.promotion.outcome'],
        () => import('./PromotionShow'),
      ),
    'PromotionShow',
  ),
  state: lazyComponent(() => import('./PromotionState'), 'PromotionState'),
  pressing: {
    place: 'side',
    Card: lazyComponent(() => import('./EndingPromotions'), 'EndingPromotions'),
  },
  customer: lazyComponent(() => import('./CustomerPromotions'), 'CustomerPromotions'),
};
