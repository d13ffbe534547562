import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useRef, useSyncExternalStore } from 'react';
import { groupBy } from '@/core/group-by';
import { CopyButton } from '@/ui/page/CopyButton';
import { useFormats } from '@/ui/formats/useFormats';
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
          {[...groupBy(entries, ({ call }) => call)].map(([call, own]) => (
            <Call key={call} call={call} entries={own} />
          ))}
          <Box component="pre" ref={source} aria-hidden sx={visuallyHidden}>
            {report}
          </Box>
        </>
      )}
    </InfoDialog>
  );
};

const PARTS = ['place', 'expected', 'seen'] as const;

const Call = ({ call, entries }: { call: string; entries: readonly CountedDeviation[] }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const id = useId();
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ ...CODE, mb: 0.5 }}>
        {call}
      </Typography>
      <Table size="small" aria-labelledby={id} sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            {PARTS.map((part) => (
              <TableCell key={part} sx={{ px: 0.5, width: part === 'place' ? '50%' : undefined }}>
                {translate(`shell.backend_check.${part}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map(({ place, expected, seen, section, count }) => (
            <TableRow key={`${place} ${expected}`}>
              <TableCell sx={CELL}>
                {place}
                <Typography variant="caption" color="text.secondary" component="div">
                  {translate('shell.backend_check.where', {
                    section,
                    smart_count: count,
                    count: number(count),
                  })}
                </Typography>
              </TableCell>
              <TableCell lang="en" sx={CELL}>
                {expected}
              </TableCell>
              <TableCell lang="en" sx={CELL}>
                {seen}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const CODE = { overflowWrap: 'anywhere' };
const CELL = { ...CODE, px: 0.5, verticalAlign: 'top' };
