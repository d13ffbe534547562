import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useAnnouncedProgress } from '@/ui/announce/useAnnouncedProgress';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';
import type { ExportProgress } from './useExportRun';

/** The progress of an export, and a button that stops it. */
export const ExportDialog = ({
  progress: { read, total },
  onStop,
}: {
  progress: ExportProgress;
  onStop: () => void;
}) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const id = useId();
  const share = total ? (read / total) * 100 : undefined;
  const progress =
    total === null
      ? translate('export_file.preparing')
      : translate('export_file.progress', { done: number(read), total: number(total) });
  useAnnouncedProgress(progress, (share ?? 0) / 100);
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('export_file.running')}</DialogTitle>
      <DialogContent>
        <LinearProgress
          aria-labelledby={id}
          variant={share === undefined ? 'indeterminate' : 'determinate'}
          value={share}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {progress}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onStop}>{translate('export_file.stop')}</Button>
      </DialogActions>
    </Dialog>
  );
};
