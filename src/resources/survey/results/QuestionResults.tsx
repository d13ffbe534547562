import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import type { Remote } from 'comlink';
import type { RaRecord } from 'react-admin';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { QueryCard } from '@/shared/record/QueryCard';
import { questionOf } from '@/shared/survey/questions';
import { useQuestions } from '@/shared/survey/useQuestions';
import type { AnswersReader } from './answers.worker';
import { Bars } from './Bars';
import { resultsOf, type QuestionResult } from './questions-of-file';
import type { AnswerTally } from './tally-answers';
import { WrittenAnswers } from './WrittenAnswers';

type QuestionResultsProps = {
  survey: RaRecord;
  tally: AnswerTally;
  reader: Remote<AnswersReader>;
};

/** Question by question what was answered: options as bars, written answers to be paged and searched. */
export const QuestionResults = ({ survey, tally, reader }: QuestionResultsProps) => {
  const { questions = [] } = useQuestions(String(survey.id));
  const results = resultsOf(tally.questions, questions.map(questionOf));
  return (
    <Stack sx={{ gap: 2, maxWidth: 1200 }}>
      {results.map((result, at) => (
        <OneQuestion key={result.key} result={result} place={at + 1} reader={reader} />
      ))}
    </Stack>
  );
};

type OneQuestionProps = {
  result: QuestionResult;
  place: number;
  reader: Remote<AnswersReader>;
};

const OneQuestion = ({ result, place, reader }: OneQuestionProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { key, text, given, options } = result;
  const title = `${number(place)}. ${text || translate('resources.survey.results.unnamed', { id: key })}`;
  return (
    <QueryCard
      title={title}
      action={
        <Typography variant="body2" color="text.secondary">
          {translate('resources.survey.results.given', {
            smart_count: given,
            count: number(given),
          })}
        </Typography>
      }
    >
      {options ? (
        <Bars
          label={title}
          total={given}
          bars={options.map((option) => ({
            key: option.text,
            label: option.text,
            count: option.count,
            note: option.isFormer ? translate('resources.survey.results.former') : undefined,
          }))}
        />
      ) : (
        given > 0 && <WrittenAnswers question={key} title={title} reader={reader} />
      )}
    </QueryCard>
  );
};
