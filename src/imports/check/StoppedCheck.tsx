import Button from '@mui/material/Button';
import { useFormats } from '@/ui/formats/useFormats';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';

type StoppedCheckProps = { rows: number; onAgain: () => void };

/** A cancelled check: the number of rows checked, and a button to restart it. */
export const StoppedCheck = ({ rows, onAgain }: StoppedCheckProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <Alert
      ref={announceNews}
      severity="info"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onAgain}>
          {translate('imports.check.again')}
        </Button>
      }
    >
      {translate('imports.check.stopped', {
        smart_count: rows,
        count: number(rows),
      })}
    </Alert>
  );
};
