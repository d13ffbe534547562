import Typography from '@mui/material/Typography';
import { useFocusIfLost } from '@/ui/hooks/useFocusIfLost';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Says that the user has cancelled the sending of a file, in place of the pressed button. */
export const StoppedUpload = ({ isSent }: { isSent: boolean }) => {
  const translate = useTranslate();
  const result = useFocusIfLost<HTMLDivElement>();
  return (
    <Typography ref={result} tabIndex={-1} variant="body2" color="text.secondary" component="div">
      <span ref={announceNews}>
        {translate(isSent ? 'imports.send.perhaps_imported' : 'imports.panel.file.cancelled')}
      </span>
    </Typography>
  );
};
