import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, type RaRecord } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { WRAPPED_ALERT } from '@/ui/page/wrapped-alert';
import { editAddress } from '@/kit/links/record-address';
import { withQuery } from '@/kit/links/with-query';
import { useDefinition } from '@/kit/registry/definitions';
import { useAnswers } from './useAnswers';

type AnswersGivenProps = { survey: RaRecord; children: ReactNode };

/** The number of people who answered `survey`, with a link to its results; nothing where it is 0 or unknown. */
export const AnswersGiven = ({ survey, children }: AnswersGivenProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const page = editAddress(useDefinition('survey'), survey) ?? '';
  const counts = useAnswers(String(survey.id)).data?.report.tally;
  if (!counts || counts.answers === 0) return null;
  const { people, answers } = counts;
  const count = people ?? answers;
  return (
    <Alert
      severity="warning"
      sx={WRAPPED_ALERT}
      action={
        <Button
          component={Link}
          to={withQuery(page, '', { tab: 'results' })}
          size="small"
          color="inherit"
        >
          {translate('survey.answered.see')}
        </Button>
      }
    >
      {translate(`survey.answered.${people === null ? 'answers' : 'people'}`, {
        smart_count: count,
        count: number(count),
      })}{' '}
      {children}
    </Alert>
  );
};
