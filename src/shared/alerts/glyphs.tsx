import SvgIcon from '@mui/material/SvgIcon';
import type { AlertKind } from './alert-store';

/** Drawn here: the icon package's helper would cost the login more than these paths. */
const PATHS: Record<AlertKind, string> = {
  success: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm3.8 6.1-4.4 4.6a.8.8 0 0 1-1.2 0L6.2 10.6a.8.8 0 1 1 1.2-1.1l1.4 1.5 3.9-4a.8.8 0 1 1 1.1 1.1Z',
  error: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-.8 4.5a.8.8 0 0 1 1.6 0v4a.8.8 0 0 1-1.6 0v-4ZM10 14.3a1 1 0 1 1 0-2 1 1 0 0 1 0 2Z',
  info: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 3.7a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm.8 7.8a.8.8 0 0 1-1.6 0V9.6a.8.8 0 0 1 1.6 0v3.9Z',
};

export const AlertIcon = ({ kind }: { kind: AlertKind }) => (
  <SvgIcon viewBox="0 0 20 20" fontSize="small" sx={{ mt: 0.375, flex: 'none' }}>
    <path d={PATHS[kind]} />
  </SvgIcon>
);

export const CloseGlyph = () => (
  <SvgIcon viewBox="0 0 20 20" sx={{ fontSize: 16 }}>
    <path
      d="m5.5 5.5 9 9m0-9-9 9"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </SvgIcon>
);
