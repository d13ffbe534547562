import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useTranslate } from 'react-admin';
import { ApiError } from '@/providers/api-error';
import { useFormFrame } from './form-frame';
import { FormHead } from './FormHead';

type RecordProblemProps = { error: unknown; onRetry: () => void };

/** In place of a record that cannot be shown. The address stays: it may be right tomorrow. */
export const RecordProblem = ({ error, onRetry }: RecordProblemProps) => {
  const translate = useTranslate();
  const { kind, exit } = useFormFrame();
  const problem = problemOf(error);
  const lines = error instanceof ApiError ? error.lines : [];
  return (
    <>
      <FormHead title={translate(`form.problem.${problem}`)} />
      <Paper variant={kind === 'page' ? 'outlined' : 'elevation'} sx={{ p: 3, maxWidth: 720 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography>{translate(`form.problem.${problem}_text`)}</Typography>
          {lines.map((line) => (
            <Alert key={line} severity="error" sx={{ alignSelf: 'stretch' }}>
              {line}
            </Alert>
          ))}
          <Stack direction="row" spacing={1}>
            <Button variant="contained" component={Link} to={exit}>
              {translate('form.problem.to_list')}
            </Button>
            {problem === 'unread' && (
              <Button onClick={onRetry}>{translate('form.problem.retry')}</Button>
            )}
          </Stack>
        </Stack>
      </Paper>
    </>
  );
};

const problemOf = (error: unknown): 'not_found' | 'forbidden' | 'unread' => {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404) return 'not_found';
  return status === 403 ? 'forbidden' : 'unread';
};
