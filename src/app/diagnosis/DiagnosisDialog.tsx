import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useRef, useSyncExternalStore } from 'react';
import { CopyButton } from '@/ui/browser/CopyButton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { InfoDialog } from '@/ui/page/InfoDialog';
import { diagnosis, reportOf, type CountedDeviation } from './diagnosis';

type DiagnosisDialogProps = { isOpen: boolean; onClose: () => void };

/** The differences between the backend's answers and the wire format, for an admin to send on. */
export const DiagnosisDialog = ({ isOpen, onClose }: DiagnosisDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const source = useRef<HTMLPreElement>(null);
  const entries = useSyncExternalStore(diagnosis.subscribe, diagnosis.entries);
  const answers = useSyncExternalStore(diagnosis.subscribe, diagnosis.answers);
  const hasMore = useSyncExternalStore(diagnosis.subscribe, diagnosis.hasMore);
  const hasEntries = entries.length > 0;
  const report = reportOf(entries, hasMore);
  return (
    <InfoDialog
      title={translate('shell.backend_check.title')}
      isOpen={isOpen}
      onClose={onClose}
      describedBy={id}
    >
      <Box id={id}>
        <Typography>
          {translate(`shell.backend_check.${hasMore ? 'first' : hasEntries ? 'some' : 'none'}`, {
            smart_count: hasEntries ? entries.length : answers,
            shown: entries.length,
          })}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate(`shell.backend_check.${hasEntries ? 'help' : 'since'}`)}
        </Typography>
      </Box>
      {hasEntries && (
        <>
          <Box sx={{ my: 2 }}>
            <CopyButton text={report} source={source} />
          </Box>
          {entries.map((entry) => (
            <Entry key={`${entry.call} ${entry.place} ${entry.expected}`} entry={entry} />
          ))}
          <Box component="pre" ref={source} aria-hidden sx={visuallyHidden}>
            {report}
          </Box>
        </>
      )}
    </InfoDialog>
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
            <Typography component="dd" lang="en" variant="body2" sx={{ ...CODE, m: 0 }}>
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
