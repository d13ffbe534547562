import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorLines } from '@/ui/alerts/error-lines';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import type { UnreadList } from './lookup-reader';

type UnreadListsProps = {
  unread: readonly UnreadList[];
  isReading: boolean;
  onAgain: () => void;
};

/** The lists that could not be read to compare rows with, the errors, and a button to read them again. */
export const UnreadLists = ({ unread, isReading, onAgain }: UnreadListsProps) => {
  const translate = useTranslate();
  const lists = unread.map(({ resource }) =>
    translate(`resources.${resource}.name`, { smart_count: 2 }),
  );
  const reasons = unread.flatMap(({ error }) =>
    errorLines(error).map(({ message, detail }) => detail ?? message),
  );
  return (
    <Alert
      ref={announceNews}
      severity="warning"
      variant="outlined"
      action={
        <Button color="inherit" size="small" disabled={isReading} onClick={onAgain}>
          {translate('imports.check.read_again')}
        </Button>
      }
    >
      {translate('imports.check.unread', { lists: lists.join(', ') })}
      {[...new Set(reasons)].map((reason) => (
        <Typography key={reason} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate(reason, { _: reason })}
        </Typography>
      ))}
    </Alert>
  );
};
