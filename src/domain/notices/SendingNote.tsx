import { useWatch } from 'react-hook-form';
import { isMoment } from '@/core/days';
import { isPast, SCHEDULED } from '@/core/schedule';
import { textOf } from '@/core/text';
import type { Audience } from '@/domain/audience/audience-lists';
import { useDebouncedReach } from '@/domain/audience/useReach';
import { BarNote } from '@/kit/save-bar/BarNote';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/**
 * A line above the form's buttons that says when a scheduled notice will be sent, and to how many people if known.
 * Renders nothing while fields have errors.
 */
export const SendingNote = ({ audience }: { audience: Audience }) => {
  const [status, scheduledAt] = useWatch({ name: ['status', 'scheduled_at'] }) as unknown[];
  const moment = textOf(scheduledAt);
  const isSendable = status === SCHEDULED && isMoment(moment) && !isPast(moment);
  if (!isSendable) return null;
  return (
    <BarNote>
      <Sentence audience={audience} moment={moment} />
    </BarNote>
  );
};

const Sentence = ({ audience, moment }: { audience: Audience; moment: string }) => {
  const translate = useTranslate();
  const { fullDay, time, number } = useFormats();
  const { count } = useDebouncedReach(audience);
  const when = { day: fullDay(moment), time: time(moment) };
  if (!count || count.most === 0) return translate('notices.form.will_send', when);
  const certainty = count.least === count.most ? 'exactly' : 'at_most';
  return translate(`notices.form.will_send_to.${certainty}`, {
    ...when,
    smart_count: count.most,
    count: number(count.most),
  });
};
