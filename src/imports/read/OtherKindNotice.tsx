import Button from '@mui/material/Button';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import type { RecordType } from './record-types';

type OtherKindNoticeProps = {
  reason: 'looks_like' | 'includes';
  kind: RecordType;
  onOpen: () => void;
  /** Keeps the file here, to be checked as the kind it was opened as. */
  onStay?: () => void;
};

/** Says that a file is of another kind, or contains rows of one, with a button to open it there. */
export const OtherKindNotice = ({ reason, kind, onOpen, onStay }: OtherKindNoticeProps) => {
  const translate = useTranslate();
  const name = translate(`resources.import-record.record_type.${kind}`);
  return (
    <Alert
      ref={announceNews}
      severity={reason === 'looks_like' ? 'warning' : 'info'}
      variant="outlined"
      sx={ALERT}
      action={
        <>
          <Button color="inherit" size="small" onClick={onOpen}>
            {translate('imports.read.other_kind.open', { kind: name })}
          </Button>
          {onStay && (
            <Button color="inherit" size="small" onClick={onStay}>
              {translate('imports.read.other_kind.stay')}
            </Button>
          )}
        </>
      }
    >
      {translate(`imports.read.other_kind.${reason}`, { kind: name })}
    </Alert>
  );
};

/** On a phone the buttons come below the text, one below the other where they are long. */
const ALERT = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 200px' },
  '& .MuiAlert-action': { flexWrap: 'wrap' },
} as const;
