import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { useId, useRef, useSyncExternalStore } from 'react';
import { CopyButton } from '@/ui/browser/CopyButton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { diagnosis, reportOf, type CountedDeviation } from './diagnosis';

type DiagnosisDialogProps = { isOpen: boolean; onClose: () => void };

/** The differences between the backend's answers and the wire format, for an admin to send on. */
export const DiagnosisDialog = ({ isOpen, onClose }: DiagnosisDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const report = useRef<HTMLPreElement>(null);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const entries = useSyncExternalStore(diagnosis.subscribe, diagnosis.entries);
  const answers = useSyncExternalStore(diagnosis.subscribe, diagnosis.answers);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 2 }}>
        <DialogTitle id={`${id}-title`} sx={{ flex: 1 }}>
          {translate('shell.backend_check.title')}
        </DialogTitle>
        <IconButton
          autoFocus
          aria-label={translate('shell.backend_check.close')}
          onClick={onClose}
          sx={{ mt: 1.5 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent>
        <Box id={`${id}-text`}>
          <Typography>
            {translate(`shell.backend_check.${entries.length > 0 ? 'some' : 'none'}`, {
              smart_count: entries.length > 0 ? entries.length : answers,
            })}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {translate(`shell.backend_check.${entries.length > 0 ? 'help' : 'since'}`)}
          </Typography>
        </Box>
        {entries.length > 0 && (
          <>
            <Box sx={{ my: 2 }}>
              <CopyButton text={reportOf(entries)} source={report} />
            </Box>
            {entries.map((entry) => (
              <Entry key={`${entry.call} ${entry.place} ${entry.expected}`} entry={entry} />
            ))}
            <Box component="pre" ref={report} aria-hidden sx={visuallyHidden}>
              {reportOf(entries)}
            </Box>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
};

const PARTS = ['place', 'expected', 'seen', 'section', 'count'] as const;

const Entry = ({ entry }: { entry: CountedDeviation }) => {
  const translate = useTranslate();
  return (
    <Box component="article" sx={ENTRY}>
      <Typography variant="subtitle2" component="h3" sx={CODE}>
        {entry.call}
      </Typography>
      <Box component="dl" sx={LIST}>
        {PARTS.map((part) => (
          <Box key={part} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`shell.backend_check.${part}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ ...CODE, m: 0 }}>
              {entry[part]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const ENTRY = { py: 1.5, borderTop: 1, borderColor: 'divider' };
const CODE = { overflowWrap: 'anywhere' };
const LIST = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.25,
  mt: 0.5,
  mb: 0,
};
