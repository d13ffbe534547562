import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { textOrNumberOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Code } from '@/kit/fields/Code';
import { Moment } from '@/kit/fields/Moment';

type RecordSubtitleProps = {
  record: RaRecord;
  /** The name of the record, where the title is that of a task. */
  name?: string;
  /** Empty if the title says it. */
  code: string;
};

/** Under the title of a record: its code, and its last change where the backend tells it. */
export const RecordSubtitle = ({ record, name, code }: RecordSubtitleProps) => {
  const translate = useTranslate();
  const changed = textOrNumberOf(record.updated_at);
  return (
    <Box component="span" sx={IN_A_LINE}>
      {name !== undefined && <span>{name}</span>}
      {code !== '' && <Code>{code}</Code>}
      {changed !== '' && (
        <span>
          {translate('form.last_change')} <Moment value={changed} />
        </span>
      )}
    </Box>
  );
};

/** Each part is at most as wide as the header: a text that is not a date is truncated. */
const IN_A_LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& > *': { maxWidth: '100%' },
};
