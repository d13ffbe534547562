import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ClipboardEvent } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { MAX_OPTIONS, MIN_OPTIONS } from '@/core/survey';
import { lineOf, wholeTextOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FieldLabel } from '@/kit/inputs/FieldLabel';
import { messageIn } from '@/kit/inputs/field-error';
import { SortableRows } from '@/kit/order/SortableRows';
import { useOptionRows } from './useOptionRows';

/** The options of a question, to edit in place, add, remove and reorder. */
export const OptionsInput = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useInput({ source: 'options', format: asIs, parse: asIs });
  const { rows, add, spread, remove, write, move } = useOptionRows(field.value, field.onChange);
  const errors: unknown = fieldState.error;
  const ofAll = Array.isArray(errors) ? undefined : messageIn(errors);
  const isFull = rows.length >= MAX_OPTIONS;
  const filled = rows.filter(({ text }) => text.trim() !== '').length;
  const focus = (at: number) =>
    // The input exists once React has rendered it.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[at]?.focus());
  const addBelow = (at: number) => {
    if (isFull) return;
    add(at + 1);
    focus(at + 1);
  };
  /** An empty option is filled before another one is added. */
  const goOn = (at: number) => {
    const isFilled = (row?: { text: string }) => row !== undefined && row.text.trim() !== '';
    const next = rows[at + 1];
    if (isFilled(rows[at]) && (next === undefined || isFilled(next))) addBelow(at);
    else focus(at + 1);
  };
  const paste = (at: number, lines: readonly string[]) => {
    spread(at, lines);
    focus(at + lines.length - 1);
  };
  const take = (at: number) => {
    remove(at);
    focus(Math.max(at - 1, 0));
  };
  const nameOf = (text: string, at: number) =>
    lineOf(text.trim()) || translate('survey.option', { number: number(at + 1) });
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 0.5 }}>
        <Typography id={`${id}-label`} variant="subtitle2" component="div">
          <FieldLabel source="options" isGroup />
        </Typography>
        <Typography variant="caption" color={filled > MAX_OPTIONS ? 'error' : 'text.secondary'}>
          {translate('survey.options_left', {
            count: number(filled),
            max: number(MAX_OPTIONS),
          })}
        </Typography>
      </Stack>
      <div ref={list} onBlur={field.onBlur}>
        <SortableRows
          items={rows.map((row, at) => ({ ...row, name: nameOf(row.text, at) }))}
          label={translate('resources.question.fields.options')}
          isOpen
          onMove={move}
          renderAction={({ name }, at) => (
            <IconButton
              aria-label={translate('survey.remove_option', { name })}
              disabled={rows.length <= MIN_OPTIONS}
              onClick={() => take(at)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        >
          {({ text }, at) => (
            <OptionField
              at={at}
              text={text}
              error={Array.isArray(errors) ? messageIn(errors[at]) : undefined}
              ofAll={at === 0 && ofAll !== undefined ? `${id}-help` : undefined}
              onWrite={(next) => write(at, next)}
              onEnter={() => goOn(at)}
              onPasteLines={(lines) => paste(at, lines)}
            />
          )}
        </SortableRows>
      </div>
      <Stack direction="row" sx={{ mt: 1, gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={isFull}
          onClick={() => addBelow(rows.length - 1)}
        >
          {translate('survey.add_option')}
        </Button>
        <FormHelperText id={`${id}-help`} error={ofAll !== undefined} sx={{ mt: 0.75 }}>
          <InputHelperText error={ofAll} helperText={translate('survey.options_hint')} />
        </FormHelperText>
      </Stack>
    </Box>
  );
};

type OptionFieldProps = {
  at: number;
  text: string;
  error: string | undefined;
  /** Id of the error message of the whole list, which describes the first option. */
  ofAll: string | undefined;
  onWrite: (text: string) => void;
  onEnter: () => void;
  /** Called for pasted text of several lines, with the texts that the field and new ones get. */
  onPasteLines: (lines: string[]) => void;
};

const OptionField = ({
  at,
  text,
  error,
  ofAll,
  onWrite,
  onEnter,
  onPasteLines,
}: OptionFieldProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <TextField
      name={`options.${at}`}
      value={wholeTextOf(text)}
      onChange={({ target }) => onWrite(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
      error={error !== undefined}
      helperText={error === undefined ? false : <InputHelperText error={error} />}
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
            const lines = linesPasted(event);
            if (lines.length < 2) return;
            event.preventDefault();
            onPasteLines(lines);
          },
          'aria-label': translate('survey.option', { number: number(at + 1) }),
          ...(ofAll !== undefined && { 'aria-invalid': true, 'aria-describedby': ofAll }),
        },
      }}
    />
  );
};

/** The lines of pasted text that are not blank, with the text before and after the caret. */
const linesPasted = ({
  clipboardData,
  currentTarget,
}: ClipboardEvent<HTMLInputElement>): string[] => {
  const pasted = clipboardData.getData('text').split(/[\r\n]+/);
  const lines = pasted.map((line) => line.trim()).filter(Boolean);
  const { value, selectionStart, selectionEnd } = currentTarget;
  const last = lines.length - 1;
  return lines.map((line, at) => {
    const before = at === 0 ? value.slice(0, selectionStart ?? value.length) : '';
    const after = at === last ? value.slice(selectionEnd ?? value.length) : '';
    return before + line + after;
  });
};

const asIs = (value: unknown): unknown => value;
