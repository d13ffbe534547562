import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useCan } from '@/providers/session/use-session';
import { saveFile } from '@/ui/browser/save-file';
import { useFormats } from '@/ui/formats/useFormats';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import { useDefinition } from '@/kit/registry/definitions';
import { WHOLE, withWholeDays } from './answer-scope';
import { AnswersFailure } from './AnswersFailure';
import { AnswersOverview } from './AnswersOverview';
import { QuestionResults } from './QuestionResults';
import { ScopeFilters } from './ScopeFilters';
import type { AnswerReport } from './tally-answers';
import { useAnswers, useTally, type Answers } from './useAnswers';

/** What was answered to a survey, for who may view it; the file itself can be saved as it is. */
export const SurveyResults = ({ survey }: { survey: RaRecord }) => {
  const translate = useTranslate();
  const mayView = useCan(useDefinition().access.show);
  if (!mayView) {
    return <Alert severity="info">{translate('guard.title')}</Alert>;
  }
  return <Results survey={survey} />;
};

const Results = ({ survey }: { survey: RaRecord }) => {
  const { data, error, refetch } = useAnswers(String(survey.id));
  if (error) return <AnswersFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return <Read survey={survey} answers={data} />;
};

const Read = ({ survey, answers }: { survey: RaRecord; answers: Answers }) => {
  const translate = useTranslate();
  const { file, report } = answers;
  const [asked, setAsked] = useState(WHOLE);
  const settled = useDebounced(asked);
  const scope = useMemo(() => withWholeDays(settled), [settled]);
  const tally = useTally(answers, scope);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-end', flexWrap: 'wrap' }}>
        <ScopeFilters tally={report.tally} scope={asked} onChange={setAsked} />
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlinedIcon />}
          onClick={() => saveFile(file, `survey-${String(survey.id)}.csv`)}
          sx={{ ml: 'auto' }}
        >
          {translate('resources.survey.results.save')}
        </Button>
      </Stack>
      <FileNotes report={report} />
      {report.tally.answers > 0 && (
        <>
          <AnswersOverview survey={survey} scope={scope} tally={tally} whole={report.tally} />
          <QuestionResults survey={survey} answers={answers} scope={scope} tally={tally} />
        </>
      )}
    </Stack>
  );
};

/** What of the file could not be read, by line. */
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
  if (tally.answers > 0 && skipped.count === 0) return null;
  const others = skipped.count - skipped.lines.length;
  return (
    <Stack sx={{ gap: 1 }}>
      {tally.answers === 0 && <Typography>{translate('resources.survey.results.none')}</Typography>}
      {skipped.count > 0 && (
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
      )}
    </Stack>
  );
};
