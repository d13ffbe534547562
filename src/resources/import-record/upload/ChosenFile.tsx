import InsertDriveFileOutlinedIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useByteSize } from './byte-size';
import { SendingProgress } from './SendingProgress';
import { UploadFailure } from './UploadFailure';
import { UploadResult } from './UploadResult';
import type { useUpload } from './useUpload';

type ChosenFileProps = {
  file: File;
  upload: ReturnType<typeof useUpload>;
  onRemove: () => void;
};

/** A chosen file on its way: to be sent, being sent, refused, taken. */
export const ChosenFile = ({
  file,
  upload: { state, send, cancel },
  onRemove,
}: ChosenFileProps) => {
  const translate = useTranslate();
  const byteSize = useByteSize();
  if (state.phase === 'sending') {
    return <SendingProgress file={file} sent={state.sent} total={state.total} onCancel={cancel} />;
  }
  const isDone = state.phase === 'done';
  const isAgain = state.phase === 'failed' || state.phase === 'cancelled';
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0, maxWidth: '100%' }}>
        <InsertDriveFileOutlinedIcon color="disabled" />
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{file.name}</Typography>
        <Typography variant="body2" color="text.secondary" noWrap sx={{ flex: 'none' }}>
          {byteSize(file.size)}
        </Typography>
      </Stack>
      {state.phase === 'cancelled' && (
        <Typography role="status" variant="body2" color="text.secondary">
          {translate(key('cancelled'))}
        </Typography>
      )}
      {state.phase === 'failed' && <UploadFailure error={state.error} />}
      {isDone && <UploadResult outcome={state.outcome} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {!isDone && (
          <Button variant="contained" onClick={() => void send(file)}>
            {translate(isAgain ? key('retry') : key('send'))}
          </Button>
        )}
        <Button variant={isDone ? 'contained' : 'outlined'} onClick={onRemove}>
          {translate(key('other'))}
        </Button>
      </Stack>
    </Stack>
  );
};

const key = <Name extends string>(name: Name) => `resources.import-record.file.${name}` as const;
