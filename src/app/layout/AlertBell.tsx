import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { LazyPopover } from '@/shared/lazy/overlays';
import { alerts, type Alert } from '@/shared/alerts/alert-store';
import { AlertSubjectLine, messageOf } from '@/shared/alerts/AlertList';
import { AlertIcon } from '@/shared/alerts/glyphs';
import { useFormats } from '@/shared/formats/useFormats';

/** The last alerts, for who looked away during their five seconds. */
export const AlertBell = () => {
  const translate = useTranslate();
  const { recent } = useSyncExternalStore(alerts.subscribe, alerts.snapshot);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState(0);
  const unseen = recent.filter(({ id }) => id > seen).length;
  const open = (target: HTMLElement) => {
    setAnchor(target);
    setSeen(recent.at(-1)?.id ?? 0);
  };
  return (
    <>
      <IconButton
        aria-label={
          unseen === 0
            ? translate('alerts.recent')
            : translate('alerts.unseen', { smart_count: unseen })
        }
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
      >
        <Badge variant="dot" color="primary" invisible={unseen === 0}>
          <NotificationsNoneIcon />
        </Badge>
      </IconButton>
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('alerts.recent'),
            sx: { width: 360, mt: 0.5 },
          },
        }}
      >
        <Typography variant="h3" component="h2" sx={{ px: 2, pt: 1.75, pb: 1 }}>
          {translate('alerts.recent')}
        </Typography>
        <RecentAlerts recent={recent} />
      </LazyPopover>
    </>
  );
};

const RecentAlerts = ({ recent }: { recent: readonly Alert[] }) => {
  const translate = useTranslate();
  const { time } = useFormats();
  if (recent.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 2 }}>
        {translate('alerts.none')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 360, overflowY: 'auto' }}>
      {recent.toReversed().map((alert) => (
        <Box
          component="li"
          key={alert.id}
          sx={{ display: 'flex', gap: 1.25, px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ color: `status.${alert.kind}.text`, display: 'flex' }}>
            <AlertIcon kind={alert.kind} />
          </Box>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {messageOf(alert, translate)}
            </Typography>
            {alert.subject && <AlertSubjectLine {...alert.subject} />}
          </Box>
          <Typography variant="caption" component="time" color="text.secondary">
            {time(new Date(alert.shownAt))}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
