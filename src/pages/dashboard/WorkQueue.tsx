import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { AllDoneIllustration } from './AllDoneIllustration';
import type { Task } from './contributions';
import { Section } from './Section';
import { ROW_HEIGHT, TaskRow } from './TaskRow';
import { useCounts, type Count } from './useCounts';

/** The open tasks, the most urgent first. Tasks with a count of 0 are hidden; a message says when all are done. */
export const WorkQueue = ({ tasks }: { tasks: readonly Task[] }) => {
  const translate = useTranslate();
  const counts = useCounts(
    tasks.map(({ definition, item }) => ({ definition, filter: item.filter })),
  );
  const pending = counts.filter(isPending);
  const isDone = pending.length === 0 && !counts.some(isShown);
  return (
    <Section title={translate('pages.dashboard.queue.title')} isBusy={pending.length > 0} isGrowing>
      <Box sx={[ROOM, { minHeight: ROW_HEIGHT * Math.min(tasks.length, MOST_ROWS) }]}>
        {pending.length > 0 && (
          <Box role="status" sx={visuallyHidden}>
            {translate('pages.dashboard.queue.loading')}
          </Box>
        )}
        {isDone ? (
          <AllDone />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {tasks.map((task, at) => {
              const count = counts[at];
              const key = `${task.definition.name} ${task.item.name}`;
              if (!count) return null;
              if (isPending(count)) {
                return pending.indexOf(count) < MOST_ROWS && <RowToCome key={key} />;
              }
              return isShown(count) && <TaskRow key={key} task={task} count={count} />;
            })}
          </Box>
        )}
      </Box>
    </Section>
  );
};

const isPending = ({ value, isFailed }: Count) => value === undefined && !isFailed;
const isShown = ({ value, isFailed }: Count) => isFailed || (value !== undefined && value > 0);

/** Rows reserved until the counts are loaded. */
const MOST_ROWS = 4;

/** Beside the charts the queue is as high as they are; a long queue scrolls, so nothing on the page moves. */
const ROOM = { position: 'relative', flex: { lg: '1 1 0px' }, overflowY: { lg: 'auto' } };

/** A skeleton in its task's place; it disappears only if the count is 0. */
const RowToCome = () => (
  <Stack
    component="li"
    aria-hidden
    direction="row"
    sx={{ alignItems: 'center', gap: 2, px: 2.5, height: ROW_HEIGHT }}
  >
    <Skeleton variant="rounded" width={32} height={32} />
    <Skeleton width="56%" />
  </Stack>
);

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
