import MuiAlert, { type AlertProps } from '@mui/material/Alert';
import { useTranslate } from '@/ui/hooks/useTranslate';

/**
 * MUI's alert as a note named after its severity, which sighted users see as the icon. It is not a live region:
 * announcements go through the announcer, and a hint that appears with its page must not interrupt.
 */
export const Alert = ({ severity = 'success', ...props }: AlertProps) => {
  const translate = useTranslate();
  return (
    <MuiAlert
      role="note"
      aria-label={translate(`severity.${severity}`)}
      severity={severity}
      {...props}
    />
  );
};
