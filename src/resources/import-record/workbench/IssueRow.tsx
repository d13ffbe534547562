import { memo, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { IssueLine } from '../check/check-types';
import type { ColumnLabels } from '../useColumnLabels';

type IssueRowProps = {
  line: IssueLine;
  labels: ColumnLabels;
  /** What its packed message says. */
  words: (message: string) => string;
  onCorrect: (cell: Pick<IssueLine, 'row' | 'column'>, text: string) => void;
};

/** The cells of an error: the line of the file, the column, what stands there, what is wrong with it. */
export const IssueRow = memo(function IssueRow({ line, labels, words, onCorrect }: IssueRowProps) {
  const translate = useTranslate();
  const { column } = line;
  const label = column && labels.label(column);
  const message = words(line.message);
  return (
    <>
      <div role="cell" className="line">
        {translate('resources.import-record.check.line', { line: line.line })}
      </div>
      <div role="cell" className="column" title={labels.named(column)}>
        {label || '–'}
      </div>
      <div role="cell" className="text">
        <IssueCell line={line} label={label} onCorrect={onCorrect} />
      </div>
      <div role="cell" className="message" title={message}>
        {message}
      </div>
    </>
  );
});

type IssueCellProps = Pick<IssueRowProps, 'line' | 'onCorrect'> & { label: string };

/** The text of a cell, corrected in place: Enter or leaving it takes what was typed, Escape does not. */
const IssueCell = ({ line, label, onCorrect }: IssueCellProps) => {
  const translate = useTranslate();
  const { row, column, text = '', isCut } = line;
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const shown = `${text.replace(/\r\n?/g, '\n')}${isCut ? '…' : ''}`;
  const correct = useEffectEvent(onCorrect);
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return undefined;
    let taken = shown;
    const take = () => {
      if (field.value === taken) return;
      taken = field.value;
      correct({ row, column }, taken);
    };
    field.value = shown;
    field.addEventListener('blur', take);
    return () => {
      field.removeEventListener('blur', take);
      // The field is now that of another cell: the list was scrolled while somebody typed.
      take();
    };
  }, [row, column, shown]);
  if (line.text === undefined) {
    return column ? <i>{translate('resources.import-record.check.no_column')}</i> : '–';
  }
  // A field of one line would leave the breaks out of a text.
  const Field = shown.includes('\n') ? 'textarea' : 'input';
  return (
    <Field
      ref={ref}
      aria-label={translate('resources.import-record.check.cell', {
        column: label,
        line: line.line,
      })}
      // Of a text that is cut the rest would be lost: it is replaced as a whole, or in a spreadsheet.
      readOnly={isCut}
      title={isCut ? translate('resources.import-record.check.too_long') : undefined}
      dir="auto"
      onKeyDown={({ key, shiftKey, currentTarget }) => {
        if (key === 'Escape') currentTarget.value = shown;
        if (key === 'Escape' || (key === 'Enter' && !shiftKey)) currentTarget.blur();
      }}
    />
  );
};
