import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord } from 'react-admin';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lineOf } from '@/core/text';
import { errorLines } from '@/ui/alerts/error-lines';
import { useRecordName } from '@/kit/record/useRecordName';
import { useDefinition } from '@/kit/registry/definitions';
import { Status } from '@/kit/fields/Status';
import { useFormats } from '@/ui/formats/useFormats';
import { Alert } from '@/ui/page/Alert';
import { isRetryable } from './action-run';
import { listedRecord } from './listed-records';
import type { ActionRun, RowResult } from './record-action';

/**
 * The numbers of successes and failures, then each record by name: failures first, with their reasons. Failures that a
 * retry may fix are apart from the others.
 */
export const ActionReport = ({ run: { ids, results } }: { run: ActionRun }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const failed = results.filter(({ state }) => state === 'failed');
  const retried = failed.filter(isRetryable);
  const refused = failed.filter((result) => !retried.includes(result));
  const isMixed = retried.length > 0 && refused.length > 0;
  const others = results.filter(({ state }) => state !== 'failed');
  const left = ids.length - results.length;
  const summary = [
    translate('bulk.summary', { done: number(others.length), total: number(ids.length) }),
    failed.length > 0 ? translate('bulk.failures', { count: number(failed.length) }) : '',
    left > 0 ? translate('bulk.not_begun', { smart_count: left, count: number(left) }) : '',
  ];
  return (
    <>
      <Alert
        ref={announceNews}
        severity={failed.length > 0 ? 'error' : left > 0 ? 'warning' : 'success'}
      >
        {summary.filter(Boolean).join(' ')}
      </Alert>
      <List dense disablePadding sx={{ mt: 1, maxHeight: 360, overflowY: 'auto' }}>
        {isMixed && <Heading text={translate('bulk.retryable')} />}
        <ResultLines results={retried} />
        {isMixed && <Heading text={translate('bulk.refused')} />}
        <ResultLines results={refused} />
        <ResultLines results={others} />
      </List>
    </>
  );
};

const Heading = ({ text }: { text: string }) => (
  <ListSubheader disableGutters disableSticky sx={HEADING}>
    {text}
  </ListSubheader>
);

const HEADING = { pt: 1.5, lineHeight: 1.5, bgcolor: 'transparent' } as const;

const ResultLines = ({ results }: { results: readonly RowResult[] }) =>
  results.map((result) => <ResultLine key={result.id} result={result} />);

const TONES = { done: 'success', unchanged: 'default', failed: 'error' } as const;

const ResultLine = ({ result }: { result: RowResult }) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const recordOf = useRecordOf();
  const record = recordOf(result);
  const nameOf = useResultName();
  const name = nameOf(result);
  const code = record && definition.codeField && lineOf(record[definition.codeField]);
  return (
    <ListItem
      divider
      disableGutters
      sx={{ gap: 2, alignItems: 'flex-start', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{name}</Typography>
        {code && !name.includes(code) && (
          <Typography variant="caption" color="text.secondary">
            {code}
          </Typography>
        )}
        {result.state === 'failed' &&
          problemsOf(result).map((message) => (
            <Typography key={message} variant="body2" sx={{ color: 'status.error.text' }}>
              {translate(message, { _: message })}
            </Typography>
          ))}
      </Box>
      <Status
        tone={TONES[result.state]}
        label={translate(
          result.state === 'unchanged' ? 'actions.unchanged' : `bulk.${result.state}`,
        )}
      />
    </ListItem>
  );
};

/** The reasons of a failure: message keys, or messages of the server. */
const problemsOf = ({ refusal, error }: Extract<RowResult, { state: 'failed' }>): string[] =>
  refusal ? [refusal] : errorLines(error).map(({ message, detail }) => detail ?? message);

/** Returns a function for the name of a result's record, or its id if no list has the record. */
const useResultName = () => {
  const definition = useDefinition();
  const nameOf = useRecordName();
  const recordOf = useRecordOf();
  return (result: RowResult): string => {
    const record = recordOf(result);
    return record ? nameOf(definition, record) : String(result.id);
  };
};

/** Returns a function for the record of a result. A record that could not be read is taken from the list. */
const useRecordOf = () => {
  const { name } = useDefinition();
  const queryClient = useQueryClient();
  return ({ id, record }: RowResult): RaRecord | undefined =>
    record ?? listedRecord(queryClient, name, id);
};
