import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { OfferedCode } from '@/imports/check/known-codes';
import { CellOffers, offersId } from './CellOffers';
import type { Change, Correction } from './correction';

type CorrectionBarProps = {
  /** Number of errors left. */
  issues: number;
  /** Whether there were errors before the corrections, one of which may be the choice of a reading. */
  hadErrors: boolean;
  /** Number of cells of the chosen kind; null while none is chosen. */
  cells: number | null;
  /** The place of the errors of the chosen kind, if they are not in cells, whose text could be replaced. */
  outside?:
    | 'of_row'
    | 'of_held'
    | 'of_repeat'
    | 'of_total'
    | 'of_note'
    | 'of_absent_column'
    | 'of_absent_unique';
  /** The texts that the cells of the chosen kind offer, if any. */
  offers?: readonly OfferedCode[];
  /** The corrections that fit the chosen kind. */
  corrections: readonly Correction[];
  /** Whether corrections survive a reload of the page. */
  isKept: boolean;
  undoable: number;
  redoable: number;
  onCorrect: (change: Change) => void;
  onUndo: () => void;
  onRedo: () => void;
};

/**
 * Corrects all cells of a kind at once, and undoes or redoes steps. It says whether a reload loses the corrections,
 * because a file may be too large to store.
 */
export const CorrectionBar = ({
  issues,
  hadErrors,
  cells,
  outside,
  offers,
  corrections,
  isKept,
  undoable,
  redoable,
  onCorrect,
  onUndo,
  onRedo,
}: CorrectionBarProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const [text, setText] = useState('');
  const id = useId();
  const step = (name: 'undo' | 'redo', count: number, act: () => void) => (
    <Tooltip title={translate(key(name))}>
      <span>
        <IconButton aria-label={translate(key(name))} disabled={count === 0} onClick={act}>
          {name === 'undo' ? <UndoIcon /> : <RedoIcon />}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
      {cells === null || outside ? (
        <Typography
          variant="body2"
          color="text.secondary"
          // Gets the focus when the last error is corrected and the field disappears.
          {...(issues === 0 && { tabIndex: -1, 'data-none-left': '' })}
          sx={{ alignSelf: 'center' }}
        >
          {translate(key(outside ?? (issues > 0 ? 'hint' : hadErrors ? 'none_left' : 'none')))}
        </Typography>
      ) : (
        <>
          <TextField
            size="small"
            label={translate(key('with'))}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={({ key: pressed, nativeEvent }) => {
              // Enter must not empty all cells; only the button does.
              if (pressed === 'Enter' && !nativeEvent.isComposing && text !== '')
                onCorrect({ text });
            }}
            slotProps={{
              htmlInput: { enterKeyHint: 'go', list: offers && offersId(id, '') },
            }}
            sx={{ width: 180 }}
          />
          {offers && <CellOffers id={id} offers={new Map([['', offers]])} />}
          <Button variant="outlined" onClick={() => onCorrect({ text })}>
            {translate(key('replace'), { smart_count: cells, count: number(cells) })}
          </Button>
          {corrections.map((correction) => (
            <Button key={correction} onClick={() => onCorrect({ correction })}>
              {translate(key(correction))}
            </Button>
          ))}
        </>
      )}
      {step('undo', undoable, onUndo)}
      {step('redo', redoable, onRedo)}
      {undoable > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
          {translate(key(isKept ? 'kept' : 'not_kept'))}
        </Typography>
      )}
    </Stack>
  );
};

const key = keysUnder('imports.correct.bar');
