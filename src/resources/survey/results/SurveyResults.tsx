import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useCan } from '@/providers/session/use-session';
import { textOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { StateMessage } from '@/ui/page/StateMessage';
import { useDefinition } from '@/kit/registry/definitions';
import { questionOf } from '@/domain/survey/questions';
import { useQuestions } from '@/domain/survey/useQuestions';
import { WHOLE, withWholeDays } from '@/domain/survey/given-answers/answer-scope';
import { AnswerDownloads } from './AnswerDownloads';
import { AnswersFailure } from './AnswersFailure';
import { AnswersOverview } from './AnswersOverview';
import { ResultsSkeleton } from './ResultsSkeleton';
import { resultsOf, withCountsOf } from './questions-of-file';
import { QuestionResults } from './QuestionResults';
import { ScopeFilters } from './ScopeFilters';
import type { AnswerReport } from '@/domain/survey/given-answers/tally-answers';
import { useAnswers, useTally, type Answers } from '@/domain/survey/given-answers/useAnswers';

/** The results of a survey, for users who may view it; the file can be saved as it is. */
export const SurveyResults = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const mayView = useCan(useDefinition().access.show);
  if (!mayView) {
    return <Alert severity="info">{translate('guard.title')}</Alert>;
  }
  return <Results survey={record} />;
};

const Results = ({ survey }: { survey: RaRecord }) => {
  const { data, error, refetch } = useAnswers(String(survey.id));
  if (error) return <AnswersFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ResultsSkeleton />;
  return <Read survey={survey} answers={data} />;
};

const Read = ({ survey, answers }: { survey: RaRecord; answers: Answers }) => {
  const { report } = answers;
  const [asked, setAsked] = useState(WHOLE);
  const settled = useDebounced(asked);
  const scope = useMemo(() => withWholeDays(settled), [settled]);
  const tally = useTally(answers, scope);
  const { questions = NO_QUESTIONS } = useQuestions(String(survey.id));
  // Kinds are inferred from all answers, because a few written answers alone may look like options.
  const results = useMemo(
    () => resultsOf(report.tally.questions, questions.map(questionOf)),
    [report, questions],
  );
  const withCounts = withCountsOf(results, tally.questions);
  const downloads = (
    <AnswerDownloads survey={survey} answers={answers} scope={scope} questions={results} />
  );
  const isEmpty = report.tally.answers === 0 && report.skipped.count === 0 && !report.problem;
  if (isEmpty) return <NoAnswers survey={survey} action={downloads} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-end', flexWrap: 'wrap' }}>
        <ScopeFilters tally={report.tally} scope={asked} onChange={setAsked} />
        {downloads}
      </Stack>
      <FileNotes report={report} />
      {report.tally.answers > 0 && (
        <>
          <AnswersOverview survey={survey} scope={scope} tally={tally} whole={report.tally} />
          <QuestionResults results={withCounts} answers={answers} scope={scope} />
        </>
      )}
    </Stack>
  );
};

const NO_QUESTIONS: readonly RaRecord[] = [];

type NoAnswersProps = { survey: RaRecord; action: ReactNode };

/**
 * In place of the results while nobody has answered: when answers can come in, by the survey's state. Before that there
 * is nothing to download.
 */
const NoAnswers = ({ survey, action }: NoAnswersProps) => {
  const translate = useTranslate();
  const { date } = useFormats();
  const state = textOf(survey.state);
  return (
    <Paper variant="outlined">
      <StateMessage
        title={translate('survey.answered.none')}
        text={
          state &&
          translate(`resources.survey.results.none.${state}`, {
            day: date(textOf(survey.start_date)),
            _: '',
          })
        }
        action={state !== 'draft' && state !== 'scheduled' && action}
      />
    </Paper>
  );
};

/** Notes on the lines of the file that could not be read. */
const FileNotes = ({ report: { problem, skipped, tally } }: { report: AnswerReport }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  if (problem?.kind === 'columns') {
    return <Alert severity="warning">{translate('resources.survey.results.only_saved')}</Alert>;
  }
  if (problem?.kind === 'quotes') {
    return (
      <Alert severity="warning">
        {translate('resources.survey.results.refused', { line: number(problem.line) })}
      </Alert>
    );
  }
  if (skipped.count === 0) return null;
  const others = skipped.count - skipped.lines.length;
  return (
    <Stack sx={{ gap: 1 }}>
      {tally.answers === 0 && <Typography>{translate('survey.answered.none')}</Typography>}
      <Alert severity="warning">
        {translate('resources.survey.results.skipped', {
          smart_count: skipped.count,
          count: number(skipped.count),
          lines: [
            ...skipped.lines.map((line) =>
              translate('resources.survey.results.line', { line: number(line) }),
            ),
            ...(others > 0
              ? [translate('resources.survey.results.others', { count: number(others) })]
              : []),
          ].join(', '),
        })}
      </Alert>
    </Stack>
  );
};
