import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Code } from '@/kit/fields/Code';
import { useFormats } from '@/ui/formats/useFormats';
import { progressOf } from './target-figures';

/** The progress of a target as a bar and a number; the bar ends at the target, the number goes on. */
export const TargetProgress = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { share } = useFormats();
  const progress = progressOf(record);
  if (progress === null) return '–';
  return (
    <Stack direction="row" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <LinearProgress
        variant="determinate"
        aria-label={translate('resources.target.fields.progress')}
        aria-valuetext={share(progress)}
        value={Math.min(Math.max(progress, 0), 1) * 100}
        color={progress >= 1 ? 'success' : 'primary'}
        sx={BAR}
      />
      <Box component="span" sx={{ ml: { sm: 'auto' } }}>
        <Code>{share(progress)}</Code>
      </Box>
    </Stack>
  );
};

const BAR = { width: 56, height: 6, borderRadius: 1, flexShrink: 0 };
