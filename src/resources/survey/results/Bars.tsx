import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormats } from '@/ui/formats/useFormats';

export type Bar = { key: string; label: ReactNode; note?: string; count: number };

type BarsProps = {
  label: string;
  bars: readonly Bar[];
  /** The count of a full bar; shares are relative to it. */
  total: number;
};

/** Counts as bars, each with its number and its share. */
export const Bars = ({ label, bars, total }: BarsProps) => {
  const { number, share } = useFormats();
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {bars.map(({ key, label: name, note, count }) => {
        const part = total > 0 ? count / total : 0;
        return (
          <Box component="li" key={key} sx={LINE}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              {note && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {` · ${note}`}
                </Box>
              )}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
              <strong>{number(count)}</strong>
              <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
                {share(part)}
              </Box>
            </Box>
            <Box aria-hidden sx={TRACK}>
              <Box sx={{ ...FILL, width: `${Math.min(part, 1) * 100}%` }} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 0.75,
  py: 1,
  typography: 'body2',
} as const;
const TRACK = {
  gridColumn: '1 / -1',
  height: 8,
  borderRadius: 1,
  bgcolor: 'surface.sunken',
} as const;
const FILL = {
  height: '100%',
  borderRadius: 1,
  forcedColorAdjust: 'none',
  bgcolor: 'primary.main',
} as const;
