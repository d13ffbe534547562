import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Code } from '@/kit/fields/Code';
import { useFormats } from '@/ui/formats/useFormats';
import { progressOf } from './target-figures';

/** The progress of a target as a bar and a number; the bar ends at the target, the number goes on. */
export const TargetProgress = ({ record, isWide }: { record: RaRecord; isWide?: boolean }) => {
  const translate = useTranslate();
  const { share } = useFormats();
  const progress = progressOf(record);
  if (progress === null) return '–';
  return (
    <Stack
      direction="row"
      sx={{ display: isWide ? 'flex' : 'inline-flex', alignItems: 'center', gap: 1.5 }}
    >
      <LinearProgress
        variant="determinate"
        aria-label={translate('resources.target.fields.progress')}
        aria-valuetext={share(progress)}
        value={Math.min(Math.max(progress, 0), 1) * 100}
        color={progress >= 1 ? 'success' : 'primary'}
        sx={{ ...BAR, ...(isWide ? { flex: 1, height: 8 } : { width: 56 }) }}
      />
      <Box component="span" sx={isWide ? { typography: 'subtitle2' } : { ml: { sm: 'auto' } }}>
        <Code>{share(progress)}</Code>
      </Box>
    </Stack>
  );
};

const BAR = { height: 6, borderRadius: 1, flexShrink: 0 };
