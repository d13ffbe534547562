import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord } from 'react-admin';
import { today } from '@/core/days';
import { FORCED_COLORS } from '@/ui/charts/chart-look';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Code } from '@/kit/fields/Code';
import { useFormats } from '@/ui/formats/useFormats';
import { labelledMarks, marksOf } from './milestone-marks';
import { MilestoneMark } from './MilestoneMark';
import { progressOf } from './target-figures';

/**
 * The progress of a target as a bar and a number, with its milestones as marks on the bar. The bar goes on to the
 * highest milestone where that is above the target; the target itself is then a line across it. Milestones and target
 * have their amounts beside the bar.
 */
export const MilestoneBar = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { share, euro } = useFormats();
  const [day] = useState(today);
  const progress = progressOf(record);
  if (progress === null) return '–';
  const { end, marks } = marksOf(record, day);
  const labelled = labelledMarks(marks, end);
  const placeOf = (part: number) => Math.min(Math.max(part / end, 0), 1) * 100;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Box sx={marks.length > 0 ? LABELLED : FRAME}>
        <LinearProgress
          variant="determinate"
          aria-label={translate('resources.target.fields.progress')}
          aria-valuetext={share(progress)}
          value={placeOf(progress)}
          color={progress >= 1 ? 'success' : 'primary'}
          sx={BAR}
        />
        {end > 1 && <Box aria-hidden sx={GOAL} style={{ left: `${placeOf(1)}%` }} />}
        {marks.length > 0 && (
          <>
            <Label isAbove place={placeOf(1)}>
              {`${translate('resources.target.fields.target_value')}: ${euro(record.target_value)}`}
            </Label>
            {labelled.map(({ part, milestone: { threshold } }) => (
              <Label key={part} place={placeOf(part)}>
                {euro(threshold ?? 0)}
              </Label>
            ))}
          </>
        )}
        {marks.map(({ part, state }, at) => (
          <Box key={at} aria-hidden sx={MARK} style={{ left: `${placeOf(part)}%` }}>
            <MilestoneMark state={state} />
          </Box>
        ))}
      </Box>
      <Box component="span" sx={{ typography: 'subtitle2' }}>
        <Code>{share(progress)}</Code>
      </Box>
    </Stack>
  );
};

type LabelProps = { place: number; isAbove?: boolean; children: string };

/** An amount at its place on the bar, in percent; within the bar at its ends. The facts below say the same. */
const Label = ({ place, isAbove = false, children }: LabelProps) => (
  <Typography
    aria-hidden
    variant="caption"
    color="text.secondary"
    noWrap
    sx={isAbove ? ABOVE : BELOW}
    style={{ left: `${place}%`, transform: `translateX(-${place}%)` }}
  >
    {children}
  </Typography>
);

/** Room for half a mark at the end. */
const FRAME = { position: 'relative', flex: 1, mr: 1 };
const LABELLED = { ...FRAME, my: 3 };
const ABOVE = { position: 'absolute', bottom: '100%', mb: 0.75 };
const BELOW = { position: 'absolute', top: '100%', mt: 0.75 };
const BAR = { height: 8, borderRadius: 1 };
const MARK = {
  position: 'absolute',
  top: '50%',
  display: 'flex',
  transform: 'translate(-50%, -50%)',
};
const GOAL = {
  position: 'absolute',
  insetBlock: -3,
  width: 2,
  transform: 'translateX(-50%)',
  bgcolor: 'text.primary',
  [FORCED_COLORS]: { bgcolor: 'CanvasText' },
};
