import PushPinIcon from '@mui/icons-material/PushPin';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** Pixels of the miniature for each pixel of the console. */
export const PIXEL = 0.25;

type BarProps = {
  width: number | string;
  height?: number;
  color?: string;
  isRound?: boolean;
  sx?: SxProps<Theme>;
};

/** A bar that represents a word, an icon or a button. */
export const Bar = ({
  width,
  height = 3,
  color = 'surface.outline',
  isRound = false,
  sx,
}: BarProps) => (
  <Box
    sx={[
      {
        width,
        height,
        maxWidth: '100%',
        flex: 'none',
        borderRadius: isRound ? '50%' : '1px',
        forcedColorAdjust: 'none',
        bgcolor: color,
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);

/** Marks the parts that stay in place while the page scrolls. */
export const Pin = () => <PushPinIcon sx={{ fontSize: 8, color: 'text.secondary' }} />;
