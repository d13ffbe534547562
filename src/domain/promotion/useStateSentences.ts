import { keysUnder } from '@/i18n/keys-under';
import type { WireRecord } from '@/core/resource';
import { stateInDays } from '@/core/state';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { AwardTotals } from './change-effect';

const key = keysUnder('resources.promotion.effect');

/**
 * The state of a promotion and its delivered awards, in two sentences.
 *
 * @param totals null where they cannot be read
 */
export const useStateSentences = (promotion: WireRecord, totals: AwardTotals | null): string => {
  const translate = useTranslate();
  const { number } = useFormats();
  const isOver = stateInDays('active', promotion) === 'over';
  const state = promotion.status === 'concluded' ? 'concluded' : isOver ? 'over' : 'running';
  const { earned = null, delivered = null } = totals ?? {};
  const isKnown = earned !== null && delivered !== null;
  const counts = isKnown
    ? translate(key('delivered'), {
        smart_count: delivered,
        delivered: number(delivered),
        earned: number(earned),
      })
    : translate('resources.promotion.conclude.delivered_unknown');
  return `${translate(key(state))} ${counts}`;
};
