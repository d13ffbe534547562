import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { IssueLine } from '../check/check-types';

type IssueCellProps = { line: IssueLine; onCorrect: (line: IssueLine, text: string) => void };

/** The text of a cell, corrected in place: Enter or leaving it takes what was typed, Escape does not. */
export const IssueCell = ({ line, onCorrect }: IssueCellProps) => {
  const translate = useTranslate();
  const { text, column, line: at } = line;
  if (text === undefined) {
    return (
      <Typography variant="body2" color="text.secondary" noWrap>
        {translate('resources.import-record.check.no_column')}
      </Typography>
    );
  }
  const take = (typed: string) => {
    if (typed !== text) onCorrect(line, typed);
  };
  return (
    <InputBase
      key={`${line.row} ${column} ${text}`}
      defaultValue={text}
      fullWidth
      onBlur={({ target }) => take(target.value)}
      onKeyDown={(event) => {
        const field = event.target as HTMLInputElement;
        if (event.key === 'Enter') field.blur();
        if (event.key !== 'Escape') return;
        field.value = text;
        field.blur();
      }}
      inputProps={{
        'aria-label': translate('resources.import-record.check.cell', { column, line: at }),
      }}
      sx={FIELD}
    />
  );
};

const FIELD = {
  height: 32,
  px: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'body2',
  '&.Mui-focused': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px currentColor' },
} as const;
