import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { AllDoneIllustration } from './AllDoneIllustration';
import type { Task } from './contributions';
import { Section } from './Section';
import { TaskRow } from './TaskRow';
import { useCounts } from './useCounts';

/** What waits for somebody, the most urgent first: nothing of it that is nought, and a word where all is. */
export const WorkQueue = ({ tasks }: { tasks: readonly Task[] }) => {
  const translate = useTranslate();
  const counts = useCounts(
    tasks.map(({ definition, item }) => ({ definition, filter: item.filter })),
  );
  const rows = tasks.flatMap((task, at) => {
    const count = counts[at];
    return count && (count.isFailed || count.value) ? [{ task, count }] : [];
  });
  const pending = counts.filter(({ value, isFailed }) => value === undefined && !isFailed).length;
  return (
    <Section title={translate('pages.dashboard.queue.title')} isBusy={pending > 0}>
      {rows.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map(({ task, count }) => (
            <TaskRow key={`${task.definition.name} ${task.item.name}`} task={task} count={count} />
          ))}
        </Box>
      )}
      {pending > 0 && <RowsToCome count={Math.min(pending, MOST_SKELETONS)} />}
      {pending === 0 && rows.length === 0 && <AllDone />}
    </Section>
  );
};

/** Most counts turn out to be nought: more outlines than this would only make the page jump. */
const MOST_SKELETONS = 3;

const RowsToCome = ({ count }: { count: number }) => {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('pages.dashboard.queue.loading')}>
      {Array.from({ length: count }, (_, row) => (
        <Stack key={row} direction="row" sx={{ alignItems: 'center', gap: 2, px: 2.5, height: 56 }}>
          <Skeleton variant="rounded" width={32} height={32} />
          <Skeleton width={`${56 - row * 12}%`} />
        </Stack>
      ))}
    </Box>
  );
};

const AllDone = () => {
  const translate = useTranslate();
  return (
    <Stack
      role="status"
      sx={{ alignItems: 'center', textAlign: 'center', gap: 0.5, px: 3, pt: 2, pb: 4 }}
    >
      <AllDoneIllustration />
      <Typography variant="h2" component="p" sx={{ mt: 1.5 }}>
        {translate('pages.dashboard.queue.done')}
      </Typography>
      <Typography color="text.secondary">{translate('pages.dashboard.queue.done_text')}</Typography>
    </Stack>
  );
};
