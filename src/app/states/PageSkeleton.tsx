import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from '@/shared/i18n/useTranslate';

const ROWS = [72, 58, 66, 48, 62, 54, 70, 44];

/** The outline of a page whose code is on its way: head, filter bar, rows. */
export const PageSkeleton = () => {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('shell.loading')} data-page-loading>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 3 }}>
        <Skeleton variant="rounded" width={180} height={28} />
        <Skeleton variant="rounded" width={120} height={36} />
      </Stack>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          p: 2,
        }}
      >
        <Skeleton variant="rounded" height={36} sx={{ maxWidth: 280, mb: 1 }} />
        {ROWS.map((width) => (
          <Box key={width} sx={{ height: 44, display: 'flex', alignItems: 'center' }}>
            <Skeleton width={`${width}%`} />
          </Box>
        ))}
      </Box>
    </Box>
  );
};
