import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from '@/shared/i18n/useTranslate';

/** In place of a form while its record is read. */
export const FormSkeleton = () => {
  const translate = useTranslate();
  return (
    <Stack spacing={3} sx={{ maxWidth: 720 }} role="status" aria-label={translate('form.loading')}>
      <Skeleton variant="rounded" width={240} height={32} />
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Stack spacing={2}>
          <Skeleton variant="rounded" width={160} height={24} />
          {LINES.map((line) => (
            <Skeleton key={line} variant="rounded" height={56} />
          ))}
        </Stack>
      </Paper>
    </Stack>
  );
};

const LINES = ['first', 'second', 'third', 'fourth'];
