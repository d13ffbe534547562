import Button from '@mui/material/Button';
import { announceNews } from '@/ui/announce/announced';
import { useFormats } from '@/ui/formats/useFormats';
import { retryRef } from '@/ui/hooks/retry-ref';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import type { Kind } from './useCalendarItems';

/** One alert for all kinds that failed or are stale, and one for each that is capped; the other kinds are shown. */
export const CalendarProblems = ({ kinds }: { kinds: readonly Kind[] }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const nameOf = ({ definition }: Kind) =>
    translate(`resources.${definition.name}.name`, { smart_count: 2 });
  const failed = kinds.filter(({ isFailed }) => isFailed);
  const unread = failed.filter(({ isStale }) => !isStale);
  const stale = failed.filter(({ isStale }) => isStale);
  const sentenceOf = (key: 'failed' | 'stale', named: readonly Kind[]) =>
    named.length > 0 && translate(`pages.calendar.${key}`, { kind: named.map(nameOf).join(', ') });
  return (
    <>
      {failed.length > 0 && (
        <Alert
          ref={announceNews}
          severity={unread.length > 0 ? 'error' : 'warning'}
          action={
            <Button ref={retryRef} onClick={() => failed.forEach(({ retry }) => retry())}>
              {translate('pages.calendar.retry')}
            </Button>
          }
        >
          {[sentenceOf('failed', unread), sentenceOf('stale', stale)].filter(Boolean).join(' ')}
        </Alert>
      )}
      {kinds.map((kind) =>
        kind.isFailed || kind.cappedAt === undefined ? null : (
          <Alert key={kind.definition.name} severity="info">
            {translate('pages.calendar.capped', {
              kind: nameOf(kind),
              count: number(kind.cappedAt),
            })}
          </Alert>
        ),
      )}
    </>
  );
};
