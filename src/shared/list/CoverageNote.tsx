import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { Coverage } from '@/providers/data/derived-list';
import { useFormats } from '@/shared/formats/useFormats';

/** Where the console filtered by itself and there were too many records to read: on how many the list stands. */
export const CoverageNote = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { meta } = useListContext();
  const coverage: Coverage | undefined = meta?.coverage;
  if (!coverage || coverage.read >= coverage.total) return null;
  return (
    <Typography role="status" variant="caption" color="text.secondary" sx={{ px: 2, pb: 1.5 }}>
      {translate('list.coverage', { read: number(coverage.read), total: number(coverage.total) })}
    </Typography>
  );
};
