import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import type { MilestoneState } from './milestone-marks';

/** The mark of a milestone, on the bar and beside its name: filled once it is reached, empty before. */
export const MilestoneMark = ({ state }: { state: MilestoneState }) =>
  state === 'achieved' ? (
    <Box component="span" sx={REACHED}>
      <CheckCircleIcon sx={{ fontSize: SIZE }} />
    </Box>
  ) : (
    <Box component="span" sx={{ ...EMPTY, borderColor: COLOURS[state] }} />
  );

const SIZE = 16;
const REACHED = {
  display: 'flex',
  borderRadius: '50%',
  bgcolor: 'background.paper',
  color: 'status.success.solid',
};
const EMPTY = {
  width: SIZE - 2,
  height: SIZE - 2,
  borderRadius: '50%',
  border: 2,
  bgcolor: 'background.paper',
};
const COLOURS = { open: 'text.secondary', missed: 'status.error.solid' };
