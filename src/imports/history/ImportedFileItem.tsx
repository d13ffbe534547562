import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { downloadImportedFile } from '@/providers/data/uploads';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { saveFile } from '@/ui/browser/save-file';
import { Moment } from '@/kit/fields/Moment';
import { Status } from '@/kit/fields/Status';
import { useFormats } from '@/ui/formats/useFormats';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import type { Reopen } from './ReopenActions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ImportedFile } from './imported-files';
import { ImportedRows } from './ImportedRows';
import { useImportsCount } from './useImports';

type ImportedFileItemProps = {
  file: ImportedFile;
  recordType: string;
  /** Whether its rows are shown from the start. */
  startsOpen: boolean;
  onReopen?: Reopen;
};

/** An imported file: its name, its time, the number of failed rows; its rows on demand. */
export const ImportedFileItem = ({
  file,
  recordType,
  startsOpen,
  onReopen,
}: ImportedFileItemProps) => {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const filter = { record_type: recordType, file_key: file.key };
  const failed = useImportsCount({ ...filter, status: 'failure' }).data;
  const total = useImportsCount(filter).data;
  const key = isOpen ? 'close' : 'open';
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={translate(`imports.history.${key}`, { name: file.name })}
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandMoreIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        </IconButton>
        {/* For pointers only: with the keyboard, users press the button. */}
        <Box sx={LINE} onClick={() => setOpen(!isOpen)}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere', flex: '1 1 200px' }}>
            {file.name}
          </Typography>
          <Counts total={total} failed={failed} />
          <Typography variant="body2" color="text.secondary" noWrap sx={{ minWidth: 132 }}>
            <Moment value={file.time} isInFull />
          </Typography>
        </Box>
        <DownloadButton file={file} />
      </Stack>
      <Collapse in={isOpen} mountOnEnter unmountOnExit id={id}>
        <ImportedRows
          file={file}
          recordType={recordType}
          filter={filter}
          onReopen={onReopen}
          failed={failed ?? 0}
          total={total ?? 0}
        />
      </Collapse>
    </Box>
  );
};

const LINE = {
  cursor: 'pointer',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
};

const Counts = ({ total, failed }: { total?: number; failed?: number }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  if (total === undefined || failed === undefined) return null;
  const count = (name: 'rows' | 'failed' | 'succeeded', value: number) =>
    translate(`imports.send.outcome.${name}`, {
      smart_count: value,
      count: number(value),
    });
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Typography variant="body2" color="text.secondary" noWrap>
        {count('rows', total)}
      </Typography>
      {failed > 0 ? (
        <Status label={count('failed', failed)} tone="error" />
      ) : (
        <Status label={count('succeeded', total)} tone="success" />
      )}
    </Stack>
  );
};

const DownloadButton = ({ file }: { file: ImportedFile }) => {
  const translate = useTranslate();
  const alerts = useAlerts();
  const label = translate('imports.history.download', { name: file.name });
  const download = useSingleFlight(async () => {
    try {
      saveFile(await downloadImportedFile(file.key), file.name);
    } catch (error) {
      alerts.failure(error);
    }
  });
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void download()}>
        <FileDownloadOutlinedIcon />
      </IconButton>
    </Tooltip>
  );
};
