import CloseIcon from '@mui/icons-material/Close';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { focusMain } from '@/ui/hooks/focus-main';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { RenewDialog } from './RenewDialog';

/**
 * The last minutes of a session: a card that blocks nothing, and the dialog that renews the session. `left` is in
 * seconds. Once closed, it stays closed until the next session.
 */
export const SessionNotice = ({ left }: { left: number }) => {
  const translate = useTranslate();
  const alerts = useAlerts();
  const [isClosed, setIsClosed] = useState(false);
  const [isRenewing, setIsRenewing] = useState(false);
  const sentence = useTimeLeft(left);
  useAnnounced(useSentenceOfStage(left, sentence));
  const notice = useRef<HTMLElement>(null);
  const renewed = useEvent(() => {
    alerts.success('session.renewed');
    // A user who closed the dialog before the answer may be at work elsewhere.
    if (isRenewing || notice.current?.contains(document.activeElement)) focusMain();
  });
  if (isClosed) return null;

  return (
    <>
      <Paper ref={notice} component="section" aria-label={translate('session.label')} sx={card}>
        <Box sx={{ alignSelf: 'stretch', display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
          <ScheduleIcon sx={{ fontSize: 20, mt: '1px', color: 'status.warning.text' }} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography
              variant="subtitle2"
              component="p"
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {sentence}
            </Typography>
            <Typography variant="body2" component="p" color="text.secondary">
              {translate('session.drafts')}
            </Typography>
          </Box>
          <IconButton
            size="small"
            aria-label={translate('session.dismiss')}
            onClick={() => {
              setIsClosed(true);
              focusMain();
            }}
            sx={{ m: -0.5 }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setIsRenewing(true)}
          sx={{ ml: 3.75 }}
        >
          {translate('session.renew')}
        </Button>
      </Paper>
      <RenewDialog isOpen={isRenewing} onClose={() => setIsRenewing(false)} onRenewed={renewed} />
    </>
  );
};

const useTimeLeft = (left: number): string => {
  const translate = useTranslate();
  return left > 60
    ? translate('session.minutes', { smart_count: left / 60 })
    : translate('session.seconds', { smart_count: left });
};

/** Minutes at which screen readers announce the time left. */
const ANNOUNCED_MINUTES = [1, 5, 10];

/** The sentence to announce: the text when a stage began. */
const useSentenceOfStage = (left: number, sentence: string): string => {
  const stage = ANNOUNCED_MINUTES.find((minutes) => left <= minutes * 60);
  const [said, setSaid] = useState({ stage, sentence });
  if (said.stage !== stage) setSaid({ stage, sentence });
  return said.sentence;
};

const card = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 1.25,
  p: 2,
  bgcolor: 'surface.raised',
  boxShadow: 1,
} as const;
