import { memo, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { IssueLine } from '@/imports/check/check-state';
import type { ColumnLabels } from '@/imports/read/useColumnLabels';

type IssueRowProps = {
  line: IssueLine;
  labels: ColumnLabels;
  /** Translates its packed message. */
  words: (message: string) => string;
  onCorrect: (cell: Pick<IssueLine, 'row' | 'column'>, text: string) => void;
};

/** The cells of an error: the line of the file, the column, the cell's text, and the message. */
export const IssueRow = memo(function IssueRow({ line, labels, words, onCorrect }: IssueRowProps) {
  const translate = useTranslate();
  const { column } = line;
  const label = column && labels.label(column);
  const record = [line.code, line.name].filter(Boolean).join(' ');
  const message = [words(line.message), line.detail].filter(Boolean).join(': ');
  return (
    <>
      <div role="cell" className="line">
        {translate('imports.correct.line', { line: line.line })}
        {record && (
          <span className="record" title={record}>
            {record}
          </span>
        )}
      </div>
      <div role="cell" className="column" title={labels.named(column)}>
        {label || '–'}
      </div>
      <div role="cell" className="text">
        <IssueCell line={line} label={label} onCorrect={onCorrect} />
      </div>
      <div role="cell" className={line.isDoubt ? 'message doubt' : 'message'} title={message}>
        {message}
      </div>
    </>
  );
});

type IssueCellProps = Pick<IssueRowProps, 'line' | 'onCorrect'> & { label: string };

/** The text of a cell, editable in place: Enter or blur saves it, Escape does not. */
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
      // The field now shows another cell, since the list was scrolled while the user typed.
      take();
    };
  }, [row, column, shown]);
  if (line.text === undefined) {
    return column ? <i>{translate('imports.correct.no_column')}</i> : '–';
  }
  // A single-line field would remove line breaks.
  const Field = shown.includes('\n') ? 'textarea' : 'input';
  return (
    <Field
      ref={ref}
      aria-label={translate('imports.correct.cell', {
        column: label,
        line: line.line,
      })}
      // The rest of a cut text would be lost: it can only be replaced as a whole, or in a spreadsheet.
      readOnly={isCut}
      title={isCut ? translate('imports.correct.too_long') : undefined}
      dir="auto"
      onKeyDown={({ key, shiftKey, currentTarget }) => {
        if (key === 'Escape') currentTarget.value = shown;
        if (key === 'Escape' || (key === 'Enter' && !shiftKey)) currentTarget.blur();
      }}
    />
  );
};
