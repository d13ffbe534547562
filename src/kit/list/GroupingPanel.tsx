import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { GroupingSelect } from './GroupingSelect';

type GroupingPanelProps = {
  /** Accessible name of the panel. */
  label: string;
  /** The fields the list can be grouped by. */
  groupings: readonly string[];
  children: ReactNode;
  /** Below both, across the panel: a chart. */
  below?: ReactNode;
};

/** A panel above a list: the sums of all its rows, beside the choice of the field to group by. */
export const GroupingPanel = ({ label, groupings, children, below }: GroupingPanelProps) => (
  <Paper variant="outlined" component="section" aria-label={label} sx={PANEL}>
    {children}
    <GroupingSelect groupings={groupings} />
    {below}
  </Paper>
);

const PANEL = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  px: 2.5,
  py: 1.5,
  mb: 2,
};
