import Box from '@mui/material/Box';

/** A line drawing of 20 by 20 units in the colour of the text around it. */
export const Glyph = ({ path, size = 20 }: { path: string; size?: number }) => (
  <Box
    component="svg"
    viewBox="0 0 20 20"
    aria-hidden
    focusable="false"
    sx={{
      width: size,
      height: size,
      flex: 'none',
      display: 'block',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }}
  >
    <path d={path} />
  </Box>
);
