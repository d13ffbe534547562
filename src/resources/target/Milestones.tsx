import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord } from 'react-admin';
import { today } from '@/core/days';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Euro } from '@/kit/fields/Euro';
import { milestoneState, type MilestoneState } from './milestone-marks';
import { MilestoneMark } from './MilestoneMark';
import { milestonesOf, type Milestone } from './target-figures';

/** The milestones of a target, a line each, with state, reward and threshold. */
export const Milestones = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const [day] = useState(today);
  const milestones = milestonesOf(record);
  if (milestones.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('resources.target.milestone.none')}
      </Typography>
    );
  }
  return (
    <Box
      component="ul"
      aria-label={translate('resources.target.fields.milestones')}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {milestones.map((milestone, at) => (
        <Line key={at} milestone={milestone} state={milestoneState(record, milestone, day)} />
      ))}
    </Box>
  );
};

type LineProps = { milestone: Milestone; state: MilestoneState };

const Line = ({ milestone: { threshold, reward_type }, state }: LineProps) => {
  const translate = useTranslate();
  const reward =
    reward_type && translate(`resources.target.reward_type.${reward_type}`, { _: reward_type });
  return (
    <Box component="li" sx={LINE}>
      <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', width: 16 }}>
        <MilestoneMark state={state} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" component="span" sx={{ fontWeight: 500, mr: 1 }}>
          {reward || '–'}
        </Typography>
        <Typography variant="caption" component="span" color="text.secondary">
          {translate(`resources.target.milestone.${state}`)}
        </Typography>
      </Box>
      <Typography variant="body2">
        <Euro value={threshold} />
      </Typography>
    </Box>
  );
};

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
