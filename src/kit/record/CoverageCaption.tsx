import Typography from '@mui/material/Typography';
import type { Coverage } from '@/providers/data/iterate-pages';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Shows how many records the content above is based on, if there were too many to read them all. */
export const CoverageCaption = ({ coverage }: { coverage: Coverage | undefined }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  if (!coverage || coverage.read >= coverage.total) return null;
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
      {translate('list.coverage', { read: number(coverage.read), total: number(coverage.total) })}
    </Typography>
  );
};
