import Typography from '@mui/material/Typography';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CardsInOrder } from '@/ui/page/CardGrid';
import { QueryCard } from '@/kit/record/QueryCard';
import type { AnswerScope } from '@/domain/survey/given-answers/answer-scope';
import { Bars } from './Bars';
import type { QuestionResult } from './questions-of-file';
import type { Answers } from '@/domain/survey/given-answers/useAnswers';
import { WrittenAnswers } from './WrittenAnswers';

type QuestionResultsProps = {
  results: readonly QuestionResult[];
  answers: Answers;
  scope: AnswerScope;
};

/** The answers by question: options as bars, written answers in searchable pages. */
export const QuestionResults = ({ results, answers, scope }: QuestionResultsProps) => (
  <CardsInOrder
    cards={results.map((result, at) => ({
      height: HEAD + (result.options?.length ?? WRITTEN),
      card: (
        <OneQuestion
          key={result.key}
          result={result}
          place={at + 1}
          answers={answers}
          scope={scope}
        />
      ),
    }))}
  />
);

/** Heights of a card's title, and of a page of written answers with its search, in option lines. */
const HEAD = 2;
const WRITTEN = 11;

type OneQuestionProps = {
  result: QuestionResult;
  place: number;
  answers: Answers;
  scope: AnswerScope;
};

const OneQuestion = ({ result, place, answers, scope }: OneQuestionProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { key, text, given, options, isAlphabetical } = result;
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
      {isAlphabetical && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('resources.survey.results.alphabetical')}
        </Typography>
      )}
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
