import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { useRecordName } from '@/kit/record/useRecordName';
import { textsOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import { Code } from '@/kit/fields/Code';
import { StateValue } from '@/kit/fields/StateValue';
import { Moment } from '@/kit/fields/Moment';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FormHeader } from '@/kit/record/FormHeader';
import { lazyPart } from '@/ui/lazy/lazy-part';
import { useDefinition } from '@/kit/registry/definitions';

/** Loaded separately: the form comes first. */
const RecordPager = lazyPart(() => import('@/kit/record/RecordPager'), 'RecordPager');

type RecordHeaderProps = {
  record: RaRecord;
  /** The form's task, if the record is neither created nor edited; the record's name is then below it. */
  task?: string;
};

/** The header of a stored record: its name, state badge, code and last change. */
export const RecordHeader = ({ record, task }: RecordHeaderProps) => {
  const translate = useTranslate();
  const nameOf = useRecordName();
  const definition = useDefinition();
  const { codeField, badges = [] } = definition;
  const name = nameOf(definition, record);
  const code = codeField ? textOrNumberOf(record[codeField]) : '';
  const state = badges.find((field) => textsOf(record[field]).length > 0);
  const changed = textOrNumberOf(record.updated_at);
  return (
    <FormHeader
      title={task ?? name}
      actions={!task && <RecordPager record={record} view="edit" />}
      badge={state && <StateValue field={state} record={record} />}
      subtitle={
        <Box component="span" sx={IN_A_LINE}>
          {task && <span>{name}</span>}
          {code !== '' && code !== name && <Code>{code}</Code>}
          {changed !== '' && (
            <span>
              {translate('form.last_change')} <Moment value={changed} />
            </span>
          )}
        </Box>
      }
    />
  );
};

/** Each part is at most as wide as the header: a text that is not a date is truncated. */
const IN_A_LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& > *': { maxWidth: '100%' },
};
