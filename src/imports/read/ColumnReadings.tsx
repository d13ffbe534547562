import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { READINGS } from './cell-reading';
import type { ChosenReading, FoundReading } from './find-readings';
import { ReadingButtons } from './ReadingButtons';
import { RuledItem } from './RuledItem';
import { useReadingWords } from './useReadingWords';

type ColumnReadingsProps = {
  recordType: string;
  readings: readonly FoundReading[];
  onRead: (chosen: Readonly<Record<string, ChosenReading>>) => void;
};

/** The readings of columns: offered if rows are invalid without them, asked if ambiguous, otherwise for information. */
export const ColumnReadings = ({ recordType, readings, onRead }: ColumnReadingsProps) => {
  const translate = useTranslate();
  const id = useId();
  const offered = readings.filter(({ status }) => status === 'offered');
  const isWaiting = readings.some(isUnanswered);
  const acceptAll = () =>
    onRead(Object.fromEntries(offered.map(({ column, reading }) => [column, reading])));
  return (
    <Alert
      severity={isWaiting ? 'warning' : 'info'}
      variant="outlined"
      icon={false}
      sx={{ '& .MuiAlert-message': { width: '100%' } }}
    >
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography id={id} variant="subtitle2" component="h3">
          {translate(key('title'))}
        </Typography>
        {offered.length > 1 && (
          <Button size="small" variant="contained" onClick={acceptAll}>
            {translate(key('accept_all'))}
          </Button>
        )}
      </Stack>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {readings.map((found) => (
          <ReadingItem
            key={found.column}
            recordType={recordType}
            found={found}
            isOnly={offered.length === 1}
            onChoose={(reading) => onRead({ [found.column]: reading })}
          />
        ))}
      </Box>
    </Alert>
  );
};

/** Whether the user must choose how the column is read before anything is sent. */
export const isUnanswered = ({ status }: FoundReading): boolean =>
  status === 'offered' || status === 'asked';

type ReadingItemProps = {
  recordType: string;
  found: FoundReading;
  /** Whether it is the only one offered: its button is then the primary one. */
  isOnly: boolean;
  onChoose: (reading: ChosenReading) => void;
};

const ReadingItem = ({ recordType, found, isOnly, onChoose }: ReadingItemProps) => {
  const { label } = useReadingWords(recordType);
  const id = useId();
  return (
    <RuledItem
      isAsking={isUnanswered(found)}
      textId={id}
      text={
        <>
          <b>{label(found.column)}</b> · <ReadingText recordType={recordType} found={found} />
        </>
      }
    >
      <ReadingButtons
        recordType={recordType}
        found={found}
        isOnly={isOnly}
        onChoose={onChoose}
        describedBy={id}
      />
    </RuledItem>
  );
};

const ReadingText = ({ recordType, found }: Pick<ReadingItemProps, 'recordType' | 'found'>) => {
  const translate = useTranslate();
  const words = useReadingWords(recordType);
  const { kind, status, reading, example, either } = found;
  const text = example;
  if (status === 'asked' && kind !== 'choice') {
    const [one, other] = READINGS[kind];
    return translate(key('either'), {
      text,
      smart_count: either,
      count: either,
      one: words.said(found, one),
      other: words.said(found, other),
    });
  }
  if (status !== 'offered' || reading === 'wire') return words.note(found);
  const becomes =
    kind === 'choice'
      ? translate(key('quoted'), { text })
      : translate(key('example'), { text, said: words.said(found, reading) });
  return `${words.found(found)}: ${becomes}`;
};

const key = keysUnder('imports.read.readings');
