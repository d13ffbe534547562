import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

type SegmentedControlProps<Value extends string> = {
  /** What is chosen by it, to who cannot see. */
  label: string;
  value: Value;
  segments: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
};

/** A choice of few beside each other, one of which is always chosen. */
export const SegmentedControl = <Value extends string>({
  label,
  value,
  segments,
  onChange,
}: SegmentedControlProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value}
    // Pressing what is chosen already would leave nothing chosen.
    onChange={(_, chosen: Value | null) => chosen !== null && onChange(chosen)}
    sx={{ '& svg': { mr: 0.75, fontSize: 20 } }}
  >
    {segments.map((segment) => (
      <ToggleButton key={segment.value} value={segment.value}>
        {segment.icon}
        {segment.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
