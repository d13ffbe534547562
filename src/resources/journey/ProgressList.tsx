import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CUSTOMER } from '@/core/resource-names';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { usePages } from '@/ui/page/usePages';
import { ReferenceName } from '@/kit/references/ReferenceName';
import type { Progress } from './leaderboard';

type ProgressListProps = {
  rows: readonly Progress[];
  label: string;
  /** The message shown without rows. */
  empty: string;
};

const PAGE = 10;

/** Customers with the progress of each towards the journey. */
export const ProgressList = ({ rows, label, empty }: ProgressListProps) => {
  const { shown, pager } = usePages(rows, PAGE, label);
  if (rows.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {empty}
      </Typography>
    );
  }
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((progress) => (
          <Line key={progress.customer} progress={progress} />
        ))}
      </Box>
      {pager}
    </>
  );
};

const Line = ({ progress }: { progress: Progress }) => {
  const translate = useTranslate();
  const { euro, share } = useFormats();
  const { customer, achieved, threshold, isReached } = progress;
  const part = achieved / threshold;
  const partOf = translate('resources.journey.leaderboard.share', { share: share(part) });
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
        <ReferenceName resource={CUSTOMER} code={customer} />
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate(`resources.journey.leaderboard.${isReached ? 'achieved' : 'missing'}`, {
          amount: euro(isReached ? achieved : Math.max(threshold - achieved, 0)),
        })}
      </Box>
      <Stack direction="row" sx={{ gridColumn: '1 / -1', gap: 1, alignItems: 'center' }}>
        <LinearProgress
          variant="determinate"
          aria-label={translate('resources.journey.leaderboard.progress')}
          aria-valuetext={partOf}
          value={Math.min(Math.max(part, 0), 1) * 100}
          color={isReached ? 'success' : 'primary'}
          sx={{ flex: 1, height: 6, borderRadius: 1 }}
        />
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ minWidth: 136, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
        >
          {partOf}
        </Typography>
      </Stack>
    </Box>
  );
};

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 0.75,
  alignItems: 'center',
  py: 1.25,
  typography: 'body2',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
