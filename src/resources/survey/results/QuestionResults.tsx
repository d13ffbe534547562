import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CardColumns } from '@/ui/page/CardGrid';
import { QueryCard } from '@/kit/record/QueryCard';
import { questionOf } from '@/domain/survey/questions';
import { useQuestions } from '@/domain/survey/useQuestions';
import type { AnswerScope } from './answer-scope';
import { Bars } from './Bars';
import { resultsOf, withCountsOf, type QuestionResult } from './questions-of-file';
import type { AnswerTally } from './tally-answers';
import type { Answers } from './useAnswers';
import { WrittenAnswers } from './WrittenAnswers';

type QuestionResultsProps = {
  survey: RaRecord;
  answers: Answers;
  scope: AnswerScope;
  tally: AnswerTally;
};

/** Question by question what was answered: options as bars, written answers to be paged and searched. */
export const QuestionResults = ({ survey, answers, scope, tally }: QuestionResultsProps) => {
  const { questions = [] } = useQuestions(String(survey.id));
  // All answers tell what was asked, few of them would take written ones for options.
  const results = withCountsOf(
    resultsOf(answers.report.tally.questions, questions.map(questionOf)),
    tally.questions,
  );
  return (
    <CardColumns
      cards={results.map((result, at) => (
        <OneQuestion
          key={result.key}
          result={result}
          place={at + 1}
          answers={answers}
          scope={scope}
        />
      ))}
    />
  );
};

type OneQuestionProps = {
  result: QuestionResult;
  place: number;
  answers: Answers;
  scope: AnswerScope;
};

const OneQuestion = ({ result, place, answers, scope }: OneQuestionProps) => {
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
        given > 0 && <WrittenAnswers question={key} title={title} answers={answers} scope={scope} />
      )}
    </QueryCard>
  );
};
