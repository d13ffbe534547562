import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { useId, useRef, useState } from 'react';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Appearance } from '@/core/appearance';
import {
  MAX_CONFIGURATION_LENGTH,
  parseConfiguration,
  type ConfigurationProblem,
} from './appearance-schema';

type ImportDialogProps = { onRead: (appearance: Appearance) => void; onClose: () => void };

/** Imports a configuration, typed, pasted or from a file; it stays here until it is valid. */
export const ImportDialog = ({ onRead, onClose }: ImportDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const alerts = useAlerts();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly ConfigurationProblem[]>([]);

  const edit = (next: string) => {
    setText(next);
    setProblems([]);
  };
  const open = async (file: File) => {
    // A huge file chosen by mistake is not read to its end.
    try {
      edit(await file.slice(0, (MAX_CONFIGURATION_LENGTH + 1) * BYTES).text());
      field.current?.focus();
    } catch (error) {
      alerts.failure(error);
    }
  };
  const use = () => {
    const reading = parseConfiguration(text);
    if ('appearance' in reading) return onRead(reading.appearance);
    setProblems(reading.problems);
    field.current?.focus();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('pages.builder.json.read')}</DialogTitle>
      <DialogContent>
        <TextField
          label={translate('pages.builder.json.text')}
          value={text}
          onChange={(event) => edit(event.target.value)}
          inputRef={field}
          autoFocus
          multiline
          rows={10}
          error={problems.length > 0}
          helperText={
            problems.length > 0 ? (
              <Problems problems={problems} />
            ) : (
              translate('pages.builder.json.text_hint')
            )
          }
          slotProps={{
            formHelperText: { component: 'div' } as object,
            htmlInput: { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' },
            input: { sx: { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace' } },
          }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <FileButton onFile={(file) => void open(file)} />
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={use}>
          {translate('pages.builder.json.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The most bytes a UTF-8 character has. */
const BYTES = 4;

const SHOWN_PROBLEMS = 5;

const Problems = ({ problems }: { problems: readonly ConfigurationProblem[] }) => {
  const translate = useTranslate();
  const hidden = problems.length - SHOWN_PROBLEMS;
  return (
    <div ref={announceNews}>
      <Box component="ul" sx={{ m: 0, pl: 0, listStyle: 'none' }}>
        {problems.slice(0, SHOWN_PROBLEMS).map(({ path, message, args }) => (
          <Box component="li" key={path} sx={{ overflowWrap: 'anywhere' }}>
            {path && (
              <>
                <code>{path}</code>:{' '}
              </>
            )}
            {translate(message, args)}
          </Box>
        ))}
        {hidden > 0 && <li>{translate('pages.builder.json.more', { smart_count: hidden })}</li>}
      </Box>
    </div>
  );
};

const FileButton = ({ onFile }: { onFile: (file: File) => void }) => {
  const label = useTranslate()('pages.builder.json.file');
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      sx={{
        mr: 'auto',
        '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      {label}
      <Box
        component="input"
        type="file"
        accept=".json,application/json"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Emptied, so that the same file can be chosen again after a fix.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
        sx={visuallyHidden}
      />
    </Button>
  );
};
