import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useFormats } from '../useFormats';
import type { Column } from '../list/column';
import { useListExport, type ExportProgress } from './useListExport';

/** Saves all rows of the list, as it is narrowed now, as a CSV file. */
export const ExportButton = ({ columns }: { columns: readonly Column[] }) => {
  const translate = useTranslate();
  const { total } = useListContext();
  const { progress, run, cancel } = useListExport(columns);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlinedIcon />}
        disabled={!total || progress !== null}
        onClick={() => void run()}
      >
        {translate('export.action')}
      </Button>
      {progress && <ExportDialog progress={progress} onCancel={cancel} />}
    </>
  );
};

const ExportDialog = ({
  progress: { done, total },
  onCancel,
}: {
  progress: ExportProgress;
  onCancel: () => void;
}) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const share = total ? (done / total) * 100 : undefined;
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="export-title">
      <DialogTitle id="export-title">{translate('export.running')}</DialogTitle>
      <DialogContent>
        <LinearProgress
          aria-labelledby="export-title"
          variant={share === undefined ? 'indeterminate' : 'determinate'}
          value={share}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {total === null
            ? translate('export.preparing')
            : translate('export.progress', { done: number(done), total: number(total) })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
};
