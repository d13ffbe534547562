import type { RaRecord } from 'react-admin';
import { MAX_AGE_DAYS } from '@/core/constants';
import { DAY_MS, today } from '@/core/days';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';
import { phaseOf } from '@/domain/promotion/promotion-phase';

/**
 * The time until a promotion starts or ends, or since it ended, after its days; beyond a month the days say more. Nothing
 * for a concluded one, which may have ended before its last day.
 */
export const PromotionPhase = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { fromToday } = useFormats();
  const phase = phaseOf(record);
  if (!phase || record.status === 'concluded') return null;
  const isFar = Math.abs(phase.day.getTime() - today().getTime()) > MAX_AGE_DAYS * DAY_MS;
  const kind = isFar ? 'far_phase' : 'phase';
  const words = translate(`resources.promotion.${kind}.${phase.name}`, {
    when: fromToday(phase.day),
  });
  return ` · ${words}`;
};
