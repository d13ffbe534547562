import { memo, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { IssueLine } from '@/imports/check/check-state';
import type { ColumnLabels } from '@/imports/read/useColumnLabels';
import { RepeatActions, type LeftOut } from './RepeatActions';
import { addCell } from './typed-cells';

type IssueRowProps = {
  recordType: string;
  line: IssueLine;
  /** The id of its message. */
  messageId: string;
  /** The id of the list of texts it offers, if there is one. */
  offersId?: string;
  /** Whether Tab enters the list at this row. */
  isStop: boolean;
  labels: ColumnLabels;
  /** Returns its error in the user's language. */
  words: (line: IssueLine) => string;
  onCorrect: (cell: Pick<IssueLine, 'row' | 'column'>, text: string) => void;
  /** Called for Enter. */
  onEnter: (line: IssueLine) => void;
  /** Called for Enter or Tab in a changed text, which is being checked; `step` is -1 for Shift+Tab, else 1. */
  onSaved: (line: IssueLine, step: 1 | -1) => void;
  onLeaveOut: (row: LeftOut) => void;
};

/** The cells of an error: the line of the file, the column, the cell's text, the message, and what it offers. */
export const IssueRow = memo(function IssueRow(props: IssueRowProps) {
  const { line, messageId, labels, words } = props;
  const translate = useTranslate();
  const { column } = line;
  const label = column && labels.label(column);
  const record = [line.code, line.name].filter(Boolean).join(' ');
  const message = words(line);
  return (
    <>
      <div role="rowheader" className="line">
        {translate('imports.correct.line', { line: line.line })}
        {record && (
          <span className="record" title={record}>
            {record}
          </span>
        )}
      </div>
      <div role="gridcell" className="column" title={labels.named(column)}>
        {label || '–'}
      </div>
      <IssueCell {...props} label={label} />
      <div
        role="gridcell"
        id={messageId}
        className={line.isWarning ? 'message warning' : 'message'}
        title={message}
      >
        {message}
      </div>
      {line.repeats && <RepeatActions {...props} repeats={line.repeats} />}
    </>
  );
});

type IssueCellProps = Omit<IssueRowProps, 'labels' | 'words' | 'onLeaveOut'> & { label: string };

/**
 * The text of a cell, editable in place: Enter, Tab or blur saves it, Escape discards it. The attribute `data-stop`
 * marks it as the line's only element that takes the focus.
 */
const IssueCell = ({ recordType, line, label, messageId, isStop, ...props }: IssueCellProps) => {
  const { onCorrect, onEnter, onSaved, offersId } = props;
  const translate = useTranslate();
  const { row, column, text = '', isCut } = line;
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const taken = useRef('');
  const shown = `${text.replace(/\r\n?/g, '\n')}${isCut ? '…' : ''}`;
  const correct = useEffectEvent(onCorrect);
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return undefined;
    taken.current = shown;
    const take = () => {
      if (field.value === taken.current) return;
      taken.current = field.value;
      correct({ row, column }, field.value);
    };
    field.value = shown;
    field.addEventListener('blur', take);
    const remove = addCell(recordType, () => field.value !== taken.current);
    return () => {
      remove();
      field.removeEventListener('blur', take);
      // The field shows another cell, because the list was scrolled while the user typed.
      take();
    };
  }, [recordType, row, column, shown]);
  // The component renders again when the line has been read again.
  useLayoutEffect(() => {
    if (ref.current) ref.current.readOnly = isCut;
  });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, nativeEvent } = event;
    const field = ref.current;
    // Once text is typed, the arrows choose among the offered texts, not among the lines.
    if (key.startsWith('Arrow') && offersId && field && field.value !== taken.current)
      event.stopPropagation();
    if (key === 'Escape' && field) field.value = shown;
    const isChanged = field !== null && field.value !== taken.current;
    const isLeaving = (key === 'Enter' && !shiftKey) || (key === 'Tab' && isChanged);
    if (!isLeaving || nativeEvent.isComposing) return;
    nativeEvent.preventDefault();
    if (!isChanged) {
      onEnter(line);
      return;
    }
    taken.current = field.value;
    // Read-only until the answer arrives, because text typed meanwhile would belong to no cell.
    field.readOnly = true;
    onCorrect({ row, column }, field.value);
    onSaved(line, shiftKey ? -1 : 1);
  };
  const stop = { 'data-stop': '', tabIndex: isStop ? 0 : -1, onKeyDown: press };
  if (line.text === undefined) {
    return (
      <div role="gridcell" className="text" aria-describedby={messageId} {...stop}>
        {column ? <i>{translate('imports.correct.no_column')}</i> : '–'}
      </div>
    );
  }
  // A single-line field would remove line breaks.
  const Field = shown.includes('\n') ? 'textarea' : 'input';
  return (
    <div role="gridcell" className="text">
      <Field
        ref={ref}
        aria-label={translate('imports.correct.cell', {
          column: label,
          line: line.line,
        })}
        aria-invalid={!line.isWarning}
        aria-describedby={messageId}
        // The label of Enter on a touch keyboard: `next` would look for another field of the form, which has none.
        enterKeyHint="go"
        // A cut text cannot be edited, because its rest would be lost: it can be replaced, or corrected elsewhere.
        title={isCut ? translate('imports.correct.too_long') : undefined}
        dir="auto"
        {...(Field === 'input' && { list: offersId })}
        {...stop}
      />
    </div>
  );
};
