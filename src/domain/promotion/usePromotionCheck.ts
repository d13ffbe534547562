import { useDataProvider } from 'react-admin';
import { ApiError } from '@/providers/http/api-error';
import { useSaveQuestion } from '@/kit/form-state/useSaveQuestion';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useParent } from '@/kit/registry/parent-record';
import { givenResource, PROMOTION } from './promotion-steps';

/**
 * Reads the promotion again before the surrounding form is saved: if it was deleted meanwhile, or now gives something
 * else, the save fails with a message and nothing is sent. Any other error of the read is ignored: the save will show
 * it.
 */
export const usePromotionCheck = (): void => {
  const provider = useDataProvider();
  const translate = useTranslate();
  const alerts = useAlerts();
  const promotion = useParent();
  const before = givenResource(promotion);
  useSaveQuestion(async () => {
    try {
      const { data } = await provider.getOne(PROMOTION, { id: promotion.id });
      const now = givenResource(data);
      if (now === before) return true;
      const award = translate(`resources.${now}.name`, { smart_count: 2 }).toLowerCase();
      alerts.error(translate('resources.promotion.turned', { award }));
      return false;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return true;
      alerts.error('resources.promotion.gone');
      return false;
    }
  });
};
