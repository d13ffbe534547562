import { useTheme } from '@mui/material/styles';

/** A pin of 28 by 36 pixels; its tip is the middle of its lower edge. */
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
