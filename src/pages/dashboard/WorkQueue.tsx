import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { personalKey } from '@/providers/preferences/preferences';
import { useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { AllDoneIllustration } from './AllDoneIllustration';
import type { Task } from './contributions';
import { rankOf } from './due';
import { MAX_ROWS, queueRows } from './queue-rows';
import { Section } from './Section';
import { ROW_HEIGHT, TaskRow } from './TaskRow';
import { isQuick, useCounts } from './useCounts';

/**
 * The pending tasks, a row each, the most urgent first; a due day that is near or past makes a task more urgent. Tasks
 * with a count of 0 are left out, and those beyond the sixth are folded away. The space of the rows is reserved, so that
 * the page below does not move.
 */
export const WorkQueue = ({ tasks }: { tasks: readonly Task[] }) => {
  const translate = useTranslate();
  const [isUnfolded, setUnfolded] = useCheckedStore(UNFOLDED, false, readFlag);
  const counted = tasks.map(({ definition, item: { filter, since, due } }) => ({
    definition,
    filter,
    since: since ?? due,
  }));
  const counts = useCounts(counted);
  const { shown, folded, isComing, isSettled } = queueRows(
    counts,
    tasks.map(({ item }, at) => rankOf(item, counts[at]?.oldest)),
    counted.map(isQuick),
    isUnfolded,
  );
  const reserved = isUnfolded ? tasks.length : Math.min(tasks.length, MAX_ROWS);
  const isFolding = folded.length > 0 || (isUnfolded && shown.length > MAX_ROWS);
  return (
    <Section
      title={translate('pages.dashboard.queue.title')}
      isBusy={!isSettled}
      action={
        isFolding &&
        !isComing && (
          <Button size="small" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded
              ? translate('pages.dashboard.queue.fold')
              : translate('pages.dashboard.queue.unfold', { smart_count: folded.length })}
          </Button>
        )
      }
    >
      <Box sx={[ROOM, { minHeight: minHeightOf(reserved) }]}>
        {!isSettled && (
          <Box role="progressbar" aria-label={translate('pages.dashboard.queue.loading')} />
        )}
        {isSettled && shown.length === 0 ? (
          <AllDone />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {isComing
              ? tasks
                  .slice(0, reserved)
                  .map(({ definition, item }) => (
                    <RowToCome key={`${definition.name} ${item.name}`} />
                  ))
              : shown.map((at) => <Row key={at} task={tasks[at]} count={counts[at]} />)}
          </Box>
        )}
        {isSettled && shown.length > 0 && shown.length < reserved && (
          <Typography color="text.secondary" sx={NOTHING_ELSE}>
            {translate('pages.dashboard.queue.nothing_else')}
          </Typography>
        )}
      </Box>
    </Section>
  );
};

/** Kept per user: a user who comes back from one of the lists finds the others again. */
const UNFOLDED = personalKey('dashboard.unfolded');

const readFlag = (kept: unknown) => (typeof kept === 'boolean' ? kept : undefined);

type RowProps = { task: Task | undefined; count: ReturnType<typeof useCounts>[number] | undefined };

const Row = ({ task, count }: RowProps) => {
  if (!task || !count) return null;
  const isPending = count.value === undefined && !count.isFailed;
  return isPending ? <RowToCome /> : <TaskRow task={task} count={count} />;
};

const minHeightOf = (rows: number) => ({
  xs: ROW_HEIGHT.xs * rows,
  sm: ROW_HEIGHT.sm * rows,
});

const ROOM = { position: 'relative', display: 'flex', flexDirection: 'column' } as const;

const NOTHING_ELSE = { m: 'auto', px: 2.5, textAlign: 'center' };

/** A skeleton in the place of a task whose number is still to come. */
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
    <Stack direction="row" sx={DONE}>
      <AllDoneIllustration />
      <div>
        <Typography variant="h2" component="p">
          {translate('pages.dashboard.queue.done')}
        </Typography>
        <Typography color="text.secondary">
          {translate('pages.dashboard.queue.done_text')}
        </Typography>
      </div>
    </Stack>
  );
};

const DONE = { m: 'auto', alignItems: 'center', gap: 3, px: 3 };
