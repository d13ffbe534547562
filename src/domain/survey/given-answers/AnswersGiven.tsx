import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, type RaRecord } from 'react-admin';
import { SURVEY } from '@/core/resource-names';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { WRAPPED_ALERT } from '@/ui/page/wrapped-alert';
import { editAddress } from '@/kit/links/record-address';
import { withQuery } from '@/kit/links/with-query';
import { useDefinition } from '@/kit/registry/definitions';
import { useAnswers } from './useAnswers';

type AnswersGivenProps = {
  survey: RaRecord;
  /** Reserves the space of the note while answers load; null shows the note only if there are answers. */
  room: ReactNode;
  children: ReactNode;
};

/** The number of people who answered `survey`, with a link to its results; renders nothing where it is unknown. */
export const AnswersGiven = ({ survey, room, children }: AnswersGivenProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const page = editAddress(useDefinition(SURVEY), survey) ?? '';
  const { data, isPending } = useAnswers(String(survey.id));
  const counts = data?.report.tally;
  if (isPending) return room;
  if (!counts) return null;
  if (counts.answers === 0) {
    return room && <Alert severity="info">{translate('survey.answered.none')}</Alert>;
  }
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
