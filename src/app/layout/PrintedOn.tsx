import Typography from '@mui/material/Typography';
import { useIsPrinting } from '@/shared/browser/useIsPrinting';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';

/** On paper alone, above the page: when it was printed. */
export const PrintedOn = () => {
  const translate = useTranslate();
  const { moment } = useFormats();
  if (!useIsPrinting()) return null;
  return (
    <Typography component="p" variant="caption" color="text.secondary">
      {translate('shell.printed', { moment: moment(new Date()) })}
    </Typography>
  );
};
