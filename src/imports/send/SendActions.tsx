import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CheckState } from '@/imports/check/check-state';
import { WARNINGS } from '@/imports/check/warnings';
import { csvName } from '@/imports/read/csv-files';
import type { Separator } from '@/imports/read/dialect';
import { WIRE_FORM, type FileForm } from '@/imports/read/read-file';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import type { Part } from './csv-file';
import type { Unsent } from './file-upload';
import { SaveFailedRows } from './SaveFailedRows';

type SendActionsProps = {
  file: File;
  onSend: (file: File, fingerprint: string | undefined, unsent: Unsent) => void;
  /**
   * Undefined until the rows are checked. `isAsNamed` is true if the file's column names need no change; `waiting`
   * lists the columns for which the user must still choose a reading.
   */
  checked?: {
    check: CheckState;
    bench: {
      state: () => Promise<CheckState>;
      write: (
        part: Part,
        wordOf: Readonly<Record<string, string>>,
        leftOut?: readonly number[],
      ) => Promise<Blob>;
    };
    isAsNamed: boolean;
    waiting: readonly string[];
    /** The columns with warnings that the user must still confirm. */
    unseen: readonly string[];
    /** Rows without errors that are not sent; null while they are not known. */
    leftOut: readonly number[] | null;
    /** Whether the rows were compared with the backend's lists, as far as these can be read. */
    isCompared: boolean;
    /** Whether the history has the same file: to send it again is not the usual next step. */
    wasSent?: boolean;
  };
};

/** Buttons to send the rows, all or only those without errors, and to save those with errors. */
export const SendActions = ({ file, onSend, checked }: SendActionsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { check, bench, waiting = [], unseen = [] } = checked ?? {};
  const leftOut = checked ? checked.leftOut : [];
  const out = leftOut?.length ?? 0;
  const isWaiting = waiting.length + unseen.length > 0;
  const isComparing = checked?.isCompared === false;
  const isHeld = isWaiting || isComparing || leftOut === null;
  const id = useId();
  const wholeId = useId();
  const unsent = check ? check.failedRows + check.repeatedRows + check.leftOutRows + out : 0;
  const good = check ? check.rows - unsent : 0;

  const send = (part: Part) => sendRows(part, { file, onSend, checked });

  const note = (isWaiting || isComparing) && (
    <Typography id={id} variant="body2" color="text.secondary">
      {isComparing && translate(key('comparing'))}{' '}
      {waiting.length > 0 &&
        translate('imports.read.readings.waiting', { columns: waiting.join(', ') })}{' '}
      {unseen.length > 0 &&
        translate('imports.correct.warnings.waiting', { columns: unseen.join(', ') })}
    </Typography>
  );
  if (!check || check.failedRows === 0) {
    return (
      <Stack data-send sx={{ gap: 1, alignItems: 'flex-start' }}>
        {note}
        <Button
          variant={check && !checked?.wasSent ? 'contained' : 'outlined'}
          disabled={isHeld || (check !== undefined && good === 0)}
          aria-describedby={note ? id : undefined}
          onClick={() => void unlessAnnounced(send('all'))}
        >
          {check
            ? translate(key('rows'), { smart_count: good, count: number(good) })
            : translate('imports.send.unchecked')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack
      data-send
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', '& > p': { flexBasis: '100%' } }}
    >
      {note}
      {good > 0 && (
        <Button
          variant={checked?.wasSent ? 'outlined' : 'contained'}
          disabled={isHeld}
          aria-describedby={note ? id : undefined}
          onClick={() => void unlessAnnounced(send('good'))}
        >
          {translate(key('good'), { smart_count: good, count: number(good) })}
        </Button>
      )}
      {/* Rows that wait for a tick are part of the file. */}
      {out === 0 && (
        <Button
          variant="outlined"
          disabled={isHeld}
          aria-describedby={wholeId}
          onClick={() => void unlessAnnounced(send('all'))}
        >
          {translate(key('all'))}
        </Button>
      )}
      {bench && <SaveFailedRows name={file.name} bench={bench} />}
      {out === 0 && (
        <Typography id={wholeId} variant="body2" color="text.secondary">
          {translate(key('whole'), {
            smart_count: check.failedRows,
            count: number(check.failedRows),
          })}
        </Typography>
      )}
    </Stack>
  );
};

/** Sends the rows of a part of the file. A correction may be under way: the worker's state after it counts. */
const sendRows = async (part: Part, { file, onSend, checked }: SendActionsProps): Promise<void> => {
  const leftOut = checked?.leftOut ?? [];
  const latest = await checked?.bench.state();
  // Unless it must be rewritten, the file is sent byte by byte.
  const isUnchanged =
    !checked ||
    !latest ||
    (part === 'all' && checked.isAsNamed && leftOut.length === 0 && isAsIs(latest));
  const rows = isUnchanged ? file : await checked.bench.write(part, {}, leftOut);
  const sent = rows === file ? file : new File([rows], csvName(file.name), { type: 'text/csv' });
  // The fingerprint of the chosen file does not identify corrected rows, or a part of the rows.
  const isCorrected = latest && latest.undoable > 0;
  onSend(sent, isCorrected || leftOut.length > 0 ? undefined : latest?.fingerprint, {
    leftOut,
    failed: part === 'good' ? (latest?.failedRows ?? 0) : 0,
  });
};

/** Whether a file can be sent unchanged: a valid one must be in the wire's form, one with errors read as it is. */
const isAsIs = (check: CheckState): boolean =>
  check.undoable + check.repeatedRows === 0 &&
  !check.isMixed &&
  !isReadAnew(check) &&
  (check.failedRows > 0 ? isOfWire(check) : isWireForm(check.form));

const isWireForm = (form: FileForm): boolean =>
  (Object.keys(WIRE_FORM) as (keyof FileForm)[]).every((name) => form[name] === WIRE_FORM[name]);

/** Whether every backend reads the file's own bytes as they are read here (docs/wire-format.md, 'CSV files'). */
const isOfWire = ({ form, warnings }: CheckState): boolean =>
  isWireForm({ ...form, encoding: 'utf-8', separator: ',' }) &&
  WIRE_SEPARATORS.includes(form.separator) &&
  form.encoding !== 'iso-8859-15' &&
  !warnings.some(({ message }) => message === WARNINGS.quote);

const WIRE_SEPARATORS: readonly Separator[] = [',', ';', '\t'];

const isReadAnew = ({ readings, constants, inherited }: CheckState): boolean =>
  readings.length > 0 || Object.keys(constants).length > 0 || inherited.length > 0;

const key = keysUnder('imports.send.actions');
