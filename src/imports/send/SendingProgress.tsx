import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useAnnouncedProgress } from '@/ui/announce/useAnnouncedProgress';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFocusIfLost } from '@/ui/hooks/useFocusIfLost';
import { useByteSize } from './byte-size';

type SendingProgressProps = {
  file: File;
  sent: number;
  total: number;
  /** The rows that the backend has stored so far. */
  stored: ReactNode;
  onCancel: () => void;
};

/** Progress of an upload in bytes; once all are sent the backend is working, and its progress is unknown. */
export const SendingProgress = ({ file, sent, total, stored, onCancel }: SendingProgressProps) => {
  const translate = useTranslate();
  const byteSize = useByteSize();
  const id = useId();
  const cancel = useFocusIfLost<HTMLButtonElement>();
  const isSent = total > 0 && sent >= total;
  const progress = isSent
    ? translate('imports.send.processing')
    : translate('imports.send.sent_bytes', { sent: byteSize(sent), total: byteSize(total) });
  useAnnouncedProgress(progress, total > 0 ? sent / total : 0);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography id={id} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {translate('imports.send.sending', { name: file.name })}
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={isSent ? undefined : total > 0 ? (sent / total) * 100 : 0}
      />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {progress}
        </Typography>
        <Button ref={cancel} onClick={onCancel}>
          {translate('imports.send.cancel')}
        </Button>
      </Stack>
      {isSent && stored}
    </Stack>
  );
};
