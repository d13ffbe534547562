import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { textOrNumberOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Code } from '@/kit/fields/Code';
import { Moment } from '@/kit/fields/Moment';

type RecordSubtitleProps = {
  record: RaRecord;
  /** The name of the record, if the title is that of a task. */
  name?: string;
  /** Empty if the title shows it. */
  code: string;
};

/** The line under a record's title: its code and, if the backend sends it, its last change. */
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

/** Limits each part to the header's width: a text that is not a date is truncated. */
const IN_A_LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& > *': { maxWidth: '100%' },
};
