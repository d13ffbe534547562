import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { dayOf } from '@/core/days';
import { useFormats } from '@/shared/formats/useFormats';
import { phaseOf } from './promotion-terms';

/** From which day to which. */
export const PromotionPeriod = ({ record }: { record: RaRecord }) => {
  const { utc } = useFormats();
  const start = dayOf(record.start_date);
  const end = dayOf(record.end_date);
  return start && end ? utc.days(start, end) : '–';
};

/** How long until it starts or ends, or since when it is over. */
export const PromotionPhase = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { fromToday } = useFormats();
  const phase = phaseOf(record);
  if (!phase) return null;
  return translate(`resources.promotion.phase.${phase.name}`, { when: fromToday(phase.day) });
};
