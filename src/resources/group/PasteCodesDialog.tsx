import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CopyButton } from '@/ui/page/CopyButton';
import { useFormats } from '@/ui/formats/useFormats';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { Alert } from '@/ui/page/Alert';
import { findPasted } from './customer-lookups';
import type { Member } from './group.codec';
import { codesIn, repeatedIn } from './pasted-codes';

type PasteCodesDialogProps = {
  company: string;
  /** Ids chosen already. */
  chosen: readonly string[];
  onAdd: (members: readonly Member[]) => void;
  onClose: () => void;
};

type Outcome = {
  key: 'added' | 'already' | 'repeated' | 'unmatched' | 'foreign';
  severity: 'success' | 'info' | 'warning';
  codes: readonly string[];
};

/** Adds customers by pasted codes, and says which could not be added and why. Closing it cancels the search. */
export const PasteCodesDialog = ({ company, chosen, onAdd, onClose }: PasteCodesDialogProps) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const alerts = useAlerts();
  const id = useId();
  const [text, setText] = useState('');
  const [isSearching, setSearching] = useState(false);
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const codes = codesIn(text);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const search = async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setSearching(true);
    try {
      const pasted = await findPasted(provider, codes, company, signal);
      const { found, foreign, unknown } = pasted;
      signal.throwIfAborted();
      const isNew = ({ id }: Member) => !chosen.includes(id);
      const added = found.filter(isNew);
      onAdd(added);
      setOutcomes([
        { key: 'added', severity: 'success', codes: added.map(({ code }) => code) },
        {
          key: 'already',
          severity: 'info',
          codes: found.filter((member) => !isNew(member)).map(({ code }) => code),
        },
        { key: 'repeated', severity: 'info', codes: [...repeatedIn(text), ...pasted.repeated] },
        { key: 'unmatched', severity: 'warning', codes: unknown },
        { key: 'foreign', severity: 'warning', codes: foreign },
      ]);
      setText('');
    } catch (error) {
      if (!signal.aborted) alerts.failure(error);
    } finally {
      setSearching(false);
    }
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('resources.group.form.paste_title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={1}>
          <TextField
            label={translate('resources.group.form.paste_label')}
            helperText={translate('resources.group.form.paste_hint')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            multiline
            rows={4}
            autoFocus
          />
          {outcomes
            .filter((outcome) => outcome.codes.length > 0)
            .map((outcome) => (
              <OutcomeAlert key={outcome.key} outcome={outcome} />
            ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('resources.group.form.close')}</Button>
        <Button
          variant="contained"
          disabled={codes.length === 0}
          loading={isSearching}
          onClick={() => void search()}
        >
          {translate('resources.group.form.paste_apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The number of codes with an outcome; those that were not added are listed, so that they can be copied. */
const OutcomeAlert = ({ outcome: { key, severity, codes } }: { outcome: Outcome }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const list = useRef<HTMLDivElement>(null);
  const text = codes.join('\n');
  return (
    <Alert
      ref={announceNews}
      severity={severity}
      action={severity === 'warning' && <CopyButton text={text} source={list} />}
    >
      {translate(`resources.group.form.${key}`, { count: number(codes.length) })}
      {severity !== 'success' && (
        <Box ref={list} sx={CODES}>
          {text}
        </Box>
      )}
    </Alert>
  );
};

const CODES = {
  maxHeight: 120,
  overflowY: 'auto',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
