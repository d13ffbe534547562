import { useTheme } from '@mui/material/styles';

/** A pin whose tip is at the middle of its lower edge: 28 by 36 pixels. */
export const Pin = () => {
  const { palette } = useTheme();
  return (
    <svg width={28} height={36} viewBox="0 0 28 36" aria-hidden style={{ display: 'block' }}>
      <path
        d="M14 35C9 27 3 21 3 13a11 11 0 0 1 22 0c0 8-6 14-11 22Z"
        fill={palette.primary.main}
        stroke={palette.background.paper}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <circle cx={14} cy={13} r={4} fill={palette.primary.contrastText} />
    </svg>
  );
};
