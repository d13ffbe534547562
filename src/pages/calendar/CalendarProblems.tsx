import Button from '@mui/material/Button';
import { announceNews } from '@/ui/announce/announced';
import { useFormats } from '@/ui/formats/useFormats';
import { retryRef } from '@/ui/hooks/retry-ref';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import type { Kind } from './useCalendarItems';

type ProblemsProps = { kinds: readonly Kind[] };

/** One alert for all kinds that failed or are stale, as high as the line it is in; the other kinds are shown. */
export const FailedKinds = ({ kinds }: ProblemsProps) => {
  const translate = useTranslate();
  const nameOf = useKindName();
  const failed = kinds.filter(({ isFailed }) => isFailed);
  const unread = failed.filter(({ isStale }) => !isStale);
  const stale = failed.filter(({ isStale }) => isStale);
  const sentenceOf = (key: 'failed' | 'stale', named: readonly Kind[]) =>
    named.length > 0 && translate(`pages.calendar.${key}`, { kind: named.map(nameOf).join(', ') });
  return (
    <Alert
      ref={announceNews}
      severity={unread.length > 0 ? 'error' : 'warning'}
      action={
        <Button
          ref={retryRef}
          size="small"
          color="inherit"
          onClick={() => failed.forEach(({ retry }) => retry())}
        >
          {translate('pages.calendar.retry')}
        </Button>
      }
      sx={IN_LINE}
    >
      {[sentenceOf('failed', unread), sentenceOf('stale', stale)].filter(Boolean).join(' ')}
    </Alert>
  );
};

/** An alert for each kind of which only a part was read. */
export const CappedKinds = ({ kinds }: ProblemsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const nameOf = useKindName();
  return kinds.map((kind) =>
    kind.isFailed || kind.cappedAt === undefined ? null : (
      <Alert key={kind.definition.name} severity="info">
        {translate('pages.calendar.capped', {
          kind: nameOf(kind),
          count: number(kind.cappedAt),
        })}
      </Alert>
    ),
  );
};

const useKindName = () => {
  const translate = useTranslate();
  return ({ definition }: Kind) =>
    translate(`resources.${definition.name}.name`, { smart_count: 2 });
};

const IN_LINE = {
  flex: { xs: '1 1 100%', sm: '1 1 auto' },
  alignItems: 'center',
  minHeight: { xs: 48, sm: 36 },
  py: 0,
  border: 0,
  borderRadius: 0,
  '& .MuiAlert-icon, & .MuiAlert-message': { py: 0 },
  '& .MuiAlert-action': { py: 0, alignItems: 'center' },
};
