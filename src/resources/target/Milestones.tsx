import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Euro } from '@/kit/fields/Euro';
import { milestonesOf, type Milestone } from './target-figures';

/** The milestones of a target, a line each, with state, reward and threshold. */
export const Milestones = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
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
      {milestones.map((milestone) => (
        <Line key={`${milestone.threshold} ${milestone.reward_type}`} milestone={milestone} />
      ))}
    </Box>
  );
};

const Line = ({ milestone: { threshold, reward_type, achieved } }: { milestone: Milestone }) => {
  const translate = useTranslate();
  const Icon = achieved ? CheckCircleOutlineIcon : RadioButtonUncheckedIcon;
  const reward =
    reward_type && translate(`resources.target.reward_type.${reward_type}`, { _: reward_type });
  return (
    <Box component="li" sx={LINE}>
      <Icon fontSize="small" color={achieved ? 'success' : 'disabled'} aria-hidden />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {reward || '–'}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="div">
          {translate(`resources.target.milestone.${achieved ? 'achieved' : 'open'}`)}
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
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
