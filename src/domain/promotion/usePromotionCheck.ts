import { useDataProvider, type RaRecord } from 'react-admin';
import { PROMOTION } from '@/core/resource-names';
import { ApiError } from '@/providers/http/api-error';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { givenResource } from './promotion-steps';

/**
 * Returns a function that reads the promotion again before a record below it is saved. If it was deleted meanwhile, or
 * its award type has changed, the function shows an alert and resolves to null. After any other error it resolves to
 * `promotion`: the save will show the error.
 */
export const usePromotionCheck = (promotion: RaRecord): (() => Promise<RaRecord | null>) => {
  const provider = useDataProvider();
  const translate = useTranslate();
  const alerts = useAlerts();
  return async () => {
    try {
      const { data } = await provider.getOne(PROMOTION, { id: promotion.id });
      const now = givenResource(data);
      if (now === givenResource(promotion)) return data;
      const award = translate(`resources.${now}.name`, { smart_count: 2 }).toLowerCase();
      alerts.error(translate('resources.promotion.turned', { award }));
      return null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return promotion;
      alerts.error('resources.promotion.gone');
      return null;
    }
  };
};
