import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormats } from '@/ui/formats/useFormats';
import { useAnnouncedProgress } from '@/ui/announce/useAnnouncedProgress';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CheckState } from './check-state';

type CheckProgressProps = {
  check: CheckState | null;
  /** In bytes. */
  size: number;
  startedAt: number;
  onCancel: () => void;
};

/** Progress of the check: rows, rows per second, remaining time; with a button to stop it. */
export const CheckProgress = ({ check, size, startedAt, onCancel }: CheckProgressProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const id = useId();
  const seconds = (performance.now() - startedAt) / 1000;
  const share = check && size > 0 ? check.bytes / size : 0;
  const left = share > 0.02 ? Math.ceil((seconds / share) * (1 - share)) : null;
  const progress = translate('imports.check.progress', {
    rows: number(check?.rows ?? 0),
    speed: number(seconds > 0 ? Math.round((check?.rows ?? 0) / seconds) : 0),
  });
  useAnnouncedProgress(progress, share);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      <Stack sx={{ flex: '1 1 240px', gap: 0.75 }}>
        <Typography id={id} variant="body2">
          {progress}
          {left !== null && ` · ${translate('imports.check.seconds_left', { smart_count: left })}`}
        </Typography>
        <LinearProgress variant="determinate" value={share * 100} aria-labelledby={id} />
      </Stack>
      <Button onClick={onCancel}>{translate('imports.send.cancel')}</Button>
    </Stack>
  );
};
