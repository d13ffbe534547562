import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';
import { phaseOf } from './promotion-terms';

/** The time until a promotion starts or ends, or since it ended. */
export const PromotionPhase = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { fromToday } = useFormats();
  const phase = phaseOf(record);
  if (!phase) return null;
  return translate(`resources.promotion.phase.${phase.name}`, { when: fromToday(phase.day) });
};
