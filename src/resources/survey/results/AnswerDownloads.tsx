import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { LazyMenu } from '@/ui/lazy/overlays';
import { saveFile } from '@/ui/browser/save-file';
import { ExportDialog } from '@/kit/export/ExportDialog';
import { useExportRun } from '@/kit/export/useExportRun';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinitions } from '@/kit/registry/definitions';
import type { AnswerScope } from '@/domain/survey/given-answers/answer-scope';
import type { QuestionResult } from './questions-of-file';
import type { Answers } from '@/domain/survey/given-answers/useAnswers';

type AnswerDownloadsProps = {
  survey: RaRecord;
  answers: Answers;
  scope: AnswerScope;
  /** The questions in order. */
  questions: readonly QuestionResult[];
};

/** Saves the answers: the backend's file as it is, or those of the scope with a row for each person. */
export const AnswerDownloads = ({ survey, answers, scope, questions }: AnswerDownloadsProps) => {
  const translate = useTranslate();
  const { progress, run, cancel } = usePeopleFile({ survey, answers, scope, questions });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { file, report } = answers;
  const hasPeople = (report.tally.people ?? 0) > 0;
  const saveAnswers = () => saveFile(file, `survey-${String(survey.id)}.csv`);
  const choose = (save: () => void) => () => {
    setAnchor(null);
    save();
  };
  return (
    <Stack direction="row" sx={{ ml: 'auto', displayPrint: 'none' }}>
      <Button
        variant="outlined"
        startIcon={ICON}
        endIcon={hasPeople && <ArrowDropDownIcon />}
        aria-haspopup={hasPeople ? 'menu' : undefined}
        aria-expanded={hasPeople ? anchor !== null : undefined}
        onClick={({ currentTarget }) => (hasPeople ? setAnchor(currentTarget) : saveAnswers())}
      >
        {translate('resources.survey.results.save')}
      </Button>
      <LazyMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => void run('csv'))}>
          {translate('resources.survey.results.save_people')}
        </MenuItem>
        <MenuItem onClick={choose(() => void run('xlsx'))}>
          {translate('resources.survey.results.save_people_sheet')}
        </MenuItem>
        <MenuItem onClick={choose(saveAnswers)}>
          {translate('resources.survey.results.save_file')}
        </MenuItem>
      </LazyMenu>
      {progress && <ExportDialog progress={progress} onStop={cancel} />}
    </Stack>
  );
};

const ICON = <FileDownloadOutlinedIcon />;

/** Writes the people file; leaving the page cancels it. */
const usePeopleFile = ({ survey, answers, scope, questions }: AnswerDownloadsProps) => {
  const provider = useDataProvider();
  const definitions = useDefinitions();
  const translate = useTranslate();
  const formats = useFormats();
  return useExportRun(async (kind: 'csv' | 'xlsx', calls) => {
    const { writePeopleFile } = await import('./people-file');
    await writePeopleFile({
      provider,
      definitions,
      translate,
      formats,
      kind,
      ...calls,
      fileName: `survey-${String(survey.id)}-people`,
      questions: questions.map(({ key, text }) => ({
        key,
        title: text || translate('resources.survey.results.unnamed', { id: key }),
      })),
      readPeople: (page) => answers.reader.people(scope, page),
    });
    return true;
  });
};
