import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { Link } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { ApiError } from '@/providers/http/api-error';
import { EmptyIllustration, FailureIllustration } from '@/shared/illustrations/illustrations';
import { messageOf } from '@/shared/alerts/AlertList';
import { cappedLines } from '@/shared/alerts/capped-lines';
import { StateMessage } from '@/shared/page/StateMessage';
import { useFormFrame } from './form-frame';
import { FormHead } from './FormHead';

type RecordProblemProps = { error: unknown; onRetry: () => void };

/** In place of a record that cannot be shown. The address stays: it may be right tomorrow. */
export const RecordProblem = ({ error, onRetry }: RecordProblemProps) => {
  const translate = useTranslate();
  const { kind, exit } = useFormFrame();
  const problem = problemOf(error);
  const isUnread = problem === 'unread';
  const said = error instanceof ApiError ? error.lines : [];
  const lines = said.map((message) => ({ message }));
  return (
    <>
      <FormHead title={translate(`form.problem.${problem}`)} />
      <Paper variant={kind === 'page' ? 'outlined' : 'elevation'}>
        <StateMessage
          illustration={isUnread ? <FailureIllustration /> : <EmptyIllustration />}
          text={translate(`form.problem.${problem}_text`)}
          lines={cappedLines(lines).map((line) => messageOf(line, translate))}
          action={
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button variant={isUnread ? 'outlined' : 'contained'} component={Link} to={exit}>
                {translate('form.problem.to_list')}
              </Button>
              {isUnread && (
                <Button variant="contained" onClick={onRetry}>
                  {translate('form.problem.retry')}
                </Button>
              )}
            </Stack>
          }
        />
      </Paper>
    </>
  );
};

const problemOf = (error: unknown): 'not_found' | 'forbidden' | 'unread' => {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404) return 'not_found';
  return status === 403 ? 'forbidden' : 'unread';
};
