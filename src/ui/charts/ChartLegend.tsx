import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FORCED_BARS, FORCED_COLORS } from './chart-look';

/** A line or bar of a chart: its meaning and its colour. */
type Mark = {
  label: string;
  /** A line, or the bar of a series. */
  shape: 'line' | 'dashes' | keyof typeof FORCED_BARS;
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
          sx={
            shape === 'line' || shape === 'dashes'
              ? { ...LINE[shape], borderColor: color }
              : { ...BAR, bgcolor: color, [FORCED_COLORS]: BARS[shape] }
          }
        />
        <Typography variant="caption" color="text.secondary">
          {label}
        </Typography>
      </Stack>
    ))}
  </Stack>
);

const BAR = { width: 10, height: 10, borderRadius: 0.25 };

/** The patterns of the bars in contrast themes. */
const BARS = {
  current: { bgcolor: FORCED_BARS.current.fill },
  previous: { border: `1px solid ${FORCED_BARS.previous.stroke}` },
  running: { border: `1px dashed ${FORCED_BARS.running.stroke}` },
};
const STROKE = { width: 16, borderWidth: 0, borderTopWidth: 2 };
const LINE = {
  line: { ...STROKE, borderStyle: 'solid' },
  dashes: { ...STROKE, borderStyle: 'dashed' },
};
