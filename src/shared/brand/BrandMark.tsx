import Box from '@mui/material/Box';
import { useId } from 'react';

/**
 * The mark of the product: a rising step that closes into a ribbon, for what is earned over time. With a
 * `title` it is a picture with a name; without one it is decoration beside the name.
 */
export const BrandMark = ({ size = 28, title }: { size?: number; title?: string }) => {
  const titleId = useId();
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      role={title ? 'img' : undefined}
      aria-labelledby={title ? titleId : undefined}
      aria-hidden={title ? undefined : true}
      focusable="false"
      sx={({ palette }) => ({
        width: size,
        height: size,
        flex: 'none',
        display: 'block',
        fill: 'none',
        stroke: palette.primary.contrastText,
        strokeWidth: 2.6,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        '& rect': { fill: palette.primary.main, stroke: 'none' },
      })}
    >
      {title && <title id={titleId}>{title}</title>}
      <rect width="32" height="32" rx="8" />
      <path d="M9.5 8v11.5a4 4 0 0 0 4 4H17" />
      <path d="M14.5 17.5 18 14l2.2 2.2L24 12" />
      <path d="M20.6 11.6H24V15" />
    </Box>
  );
};
