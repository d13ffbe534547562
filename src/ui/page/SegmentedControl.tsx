import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { TitledIcon } from '@/ui/plain/TitledIcon';

type SegmentedControlProps<Value extends string> = {
  /** The accessible name of the group. */
  label: string;
  value: Value;
  segments: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  /** Shows only the icons; the labels become their names and tooltips. */
  isIconOnly?: boolean;
  /** Separates the segments, so that they wrap if they do not fit in one line. */
  isWrapping?: boolean;
  isDisabled?: boolean;
};

/** A few choices side by side; exactly one is always chosen. */
export const SegmentedControl = <Value extends string>({
  label,
  value,
  segments,
  onChange,
  isIconOnly = false,
  isWrapping = false,
  isDisabled = false,
}: SegmentedControlProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value}
    disabled={isDisabled}
    // Pressing the chosen segment would deselect it.
    onChange={(_, chosen: Value | null) => chosen !== null && onChange(chosen)}
    sx={[ICONS, !isIconOnly && BEFORE_LABELS, isWrapping && APART]}
  >
    {segments.map((segment) => (
      <ToggleButton
        key={segment.value}
        value={segment.value}
        aria-label={isIconOnly ? segment.label : undefined}
      >
        {isIconOnly ? (
          <TitledIcon title={segment.label}>{segment.icon}</TitledIcon>
        ) : (
          <>
            {segment.icon}
            {segment.label}
          </>
        )}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

const ICONS = { '& svg': { fontSize: 20 } };
const BEFORE_LABELS = { '& svg': { mr: 0.75 } };
const APART = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButtonGroup-grouped': {
    m: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    '&.Mui-selected': { borderColor: 'status.accent.line' },
  },
} as const;
