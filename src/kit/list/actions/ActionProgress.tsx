import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useAnnouncedProgress } from '@/ui/announce/useAnnouncedProgress';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ActionRun } from './record-action';

/** The progress of a running action: the records done so far, and the time left. */
export const ActionProgress = ({ run, labelledBy }: { run: ActionRun; labelledBy: string }) => {
  const translate = useTranslate();
  const { number, duration } = useFormats();
  const done = run.results.length;
  const total = run.ids.length;
  const left = done > 0 ? ((Date.now() - run.startedAt) / done) * (total - done) : undefined;
  const progress = translate('actions.progress', { done: number(done), total: number(total) });
  useAnnouncedProgress(progress, total > 0 ? done / total : 0);
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={(done / total) * 100}
        aria-labelledby={labelledBy}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {progress}
        {left !== undefined && left > MIN_TIME_LEFT_MS && (
          <> · {translate('bulk.time_left', { time: duration(left) })}</>
        )}
      </Typography>
    </>
  );
};

const MIN_TIME_LEFT_MS = 2_000;
