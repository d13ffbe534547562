import Box from '@mui/material/Box';

/** A trail that leads past its flag and stops in the open. */
export const LostTrail = () => (
  <Box
    component="svg"
    viewBox="0 0 280 150"
    aria-hidden
    focusable="false"
    sx={({ palette }) => ({
      width: '100%',
      maxWidth: 280,
      fill: 'none',
      stroke: palette.text.disabled,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      '& [data-accent]': { stroke: palette.status.accent.solid },
      '& [data-flag]': { fill: palette.status.accent.tint, stroke: palette.status.accent.solid },
      '& [data-ground]': { fill: palette.background.paper },
    })}
  >
    <path d="M14 142c34-18 58-12 84-30s30-46 62-48 34 36 66 38 30-18 44-22" opacity=".35" />
    <path d="M10 132c36-20 64-14 92-34s34-52 66-54 38 40 70 42" data-accent strokeDasharray="1 9" />
    <path d="M112 92V24" data-accent />
    <path d="M112 26c16-8 26 8 44 0v28c-18 8-28-8-44 0z" data-flag />
    <circle cx="238" cy="86" r="15" data-ground />
    <path d="M233.500 82a4.500 4.500 0 1 1 6 4.300c-1 .4-1.500 1-1.500 2.200M238 93v.2" />
    <path d="M24 60h14M16 70h10M216 28h16M228 38h10M40 30h8" opacity=".45" />
  </Box>
);
