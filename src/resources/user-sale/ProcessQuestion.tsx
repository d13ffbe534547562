import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, type ComponentProps } from 'react';
import { CUSTOMER } from '@/core/resource-names';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Code } from '@/kit/fields/Code';
import { Day } from '@/kit/fields/Day';
import { Euro } from '@/kit/fields/Euro';
import { FixedValue } from '@/kit/fields/FixedValue';
import { stopPropagation } from '@/kit/links/stop-propagation';
import type { ActionConfirmation } from '@/kit/list/actions/record-action';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { Facts } from '@/kit/fields/Facts';
import { Alert } from '@/ui/page/Alert';
import { useSimilarSales } from './useDuplicates';
import { useMismatch } from './useMismatch';

type QuestionProps = ComponentProps<ActionConfirmation['Row']>;

/** Asks before a sale is processed: whose it is, its total, and the sales it may repeat. */
export const ProcessQuestion = (props: QuestionProps) => <Question {...props} verb="process" />;

/** The same before the next sale is opened. */
export const AdvanceQuestion = (props: QuestionProps) => (
  <Question {...props} verb="process_next" />
);

type Verb = { verb: 'process' | 'process_next' };

const Question = ({ record, onAnswer, verb }: QuestionProps & Verb) => {
  const translate = useTranslate();
  const id = useId();
  const textId = useId();
  const { key, query, similar } = useSimilarSales(record);
  const mismatch = useMismatch()(record);
  // Not asked before its duplicates are known, and whether they were processed meanwhile.
  if (key !== null && !query.isFetchedAfterMount) {
    return (
      <Backdrop
        open
        aria-hidden={false}
        sx={{ zIndex: 'modal' }}
        onClick={(event) => {
          event.stopPropagation();
          onAnswer(false);
        }}
      >
        <CircularProgress aria-label={translate('list.loading')} />
      </Backdrop>
    );
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      aria-describedby={textId}
      onClose={() => onAnswer(false)}
      onClick={stopPropagation}
    >
      <DialogTitle id={id}>
        {translate('resources.user-sale.actions.process_one', { code: lineOf(record.code) })}
      </DialogTitle>
      <DialogContent>
        <Stack id={textId} spacing={2}>
          <Facts
            facts={[
              [
                'customer_code',
                <ReferenceName
                  key="customer"
                  resource={CUSTOMER}
                  code={record.customer_code}
                  isLinked={false}
                />,
              ],
              ['date', <Day key="date" value={record.date} />],
              ['total', <Euro key="total" value={record.total} />],
            ]}
          />
          {mismatch && <Alert severity="warning">{mismatch}</Alert>}
          {similar.length > 0 && (
            <Alert severity="warning">
              {translate('resources.user-sale.duplicates.of')}
              {similar.map(({ id: other, code, status }) => (
                <Box key={other} sx={{ mt: 0.5 }}>
                  <Code>{code}</Code> · <FixedValue field="status" value={status} />
                </Box>
              ))}
            </Alert>
          )}
          {query.isError && (
            <Alert severity="warning">{translate('resources.user-sale.duplicates.unknown')}</Alert>
          )}
          <DialogContentText variant="body2">
            {translate('resources.user-sale.actions.process_final')}
          </DialogContentText>
        </Stack>
      </DialogContent>
      <DialogActions disableSpacing sx={ANSWERS}>
        <Button onClick={() => onAnswer(false)}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" autoFocus onClick={() => onAnswer(true)}>
          {translate(`resources.user-sale.actions.${verb}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** On a phone one button below the other, the main one first: its words take one line. */
const ANSWERS = {
  gap: 1,
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
};
