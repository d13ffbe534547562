import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** A line or bar of a chart: its meaning and its colour. */
type Mark = {
  label: string;
  shape: 'line' | 'dashes' | 'bar';
  color: string | ((theme: Theme) => string);
};

/** The legend of a chart, hidden from screen readers, which get the numbers. */
export const ChartLegend = ({ marks }: { marks: readonly Mark[] }) => (
  <Stack
    aria-hidden
    direction="row"
    sx={{ justifyContent: { md: 'flex-end' }, flexWrap: 'wrap', columnGap: 2, mb: 0.5 }}
  >
    {marks.map(({ label, shape, color }) => (
      <Stack key={label} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Box
          sx={shape === 'bar' ? { ...BAR, bgcolor: color } : { ...LINE[shape], borderColor: color }}
        />
        <Typography variant="caption" color="text.secondary">
          {label}
        </Typography>
      </Stack>
    ))}
  </Stack>
);

const BAR = { forcedColorAdjust: 'none', width: 10, height: 10, borderRadius: 0.25 };
const STROKE = { forcedColorAdjust: 'none', width: 16, borderWidth: 0, borderTopWidth: 2 };
const LINE = {
  line: { ...STROKE, borderStyle: 'solid' },
  dashes: { ...STROKE, borderStyle: 'dashed' },
};
