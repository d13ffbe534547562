import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import {
  Link,
  ListContextProvider,
  ResourceContextProvider,
  useListController,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { QUESTION } from '@/core/resource-names';
import { fillPath } from '@/core/routes';
import { useCan } from '@/providers/session/use-session';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { AddressParamsContext } from '@/ui/page/address-params';
import { StateMessage } from '@/ui/page/StateMessage';
import { retryRef } from '@/ui/hooks/retry-ref';
import { useDefinition } from '@/kit/registry/definitions';
import { AnswersNote } from '@/domain/survey/given-answers/AnswersNote';

const QuestionBoard = lazyComponent(() => import('@/domain/survey/QuestionBoard'), 'QuestionBoard');

/** The questions of the survey beside its form; users who may not edit them see who may. */
export const SurveyQuestions = () => {
  const record = useRecordContext();
  const mayVisit = useCan(useDefinition(QUESTION).access.list);
  if (!record) return null;
  return mayVisit ? (
    <Questions survey={record} />
  ) : (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      <AnswersNote survey={record} />
      <WrittenByAdmins survey={record} />
    </Stack>
  );
};

const Questions = ({ survey }: { survey: RaRecord }) => {
  const translate = useTranslate();
  const { routes } = useDefinition(QUESTION);
  const isDraft = survey.status === 'draft';
  const params = useMemo(() => ({ survey_id: String(survey.id) }), [survey.id]);
  const list = useListController({
    resource: QUESTION,
    disableAuthentication: true,
    disableSyncWithLocation: true,
    storeKey: false,
    perPage: MAX_PAGE_SIZE,
    sort: { field: 'position', order: 'ASC' },
    exporter: false,
    queryOptions: { meta: { parents: params } },
  });
  const add = (
    <Button
      component={Link}
      to={fillPath(routes.create ?? '', params)}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {translate('resources.survey.questions.add')}
    </Button>
  );
  if (list.total === 0 && !list.error) {
    return (
      <Stack sx={{ gap: 2, maxWidth: 1080 }}>
        <AnswersNote survey={survey} />
        <Paper variant="outlined">
          <StateMessage
            title={translate('resources.survey.questions.none')}
            text={isDraft ? translate('resources.survey.form.needs_questions_admin') : undefined}
            action={add}
          />
        </Paper>
      </Stack>
    );
  }
  return (
    <Paper variant="outlined" sx={{ maxWidth: 1080 }}>
      <Stack direction="row" sx={HEAD}>
        {/* Beside the buttons, so that nothing moves when it appears. */}
        <Box sx={{ flex: '1 1 300px', minHeight: { xs: isDraft ? 0 : 70, sm: 0 } }}>
          <AnswersNote survey={survey} />
        </Box>
        <Button component={Link} to={fillPath(routes.list ?? '', params)}>
          {translate('resources.survey.questions.all')}
        </Button>
        {add}
      </Stack>
      <ResourceContextProvider value={QUESTION}>
        <AddressParamsContext value={params}>
          <ListContextProvider value={list}>
            <Rows
              survey={survey}
              total={list.total}
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          </ListContextProvider>
        </AddressParamsContext>
      </ResourceContextProvider>
    </Paper>
  );
};

const HEAD = { p: 2, gap: 1, alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap' };

type RowsProps = { survey: RaRecord; total?: number; error: unknown; onRetry: () => void };

const Rows = ({ survey, total, error, onRetry }: RowsProps) => {
  const translate = useTranslate();
  if (error) {
    return (
      <Stack direction="row" sx={{ p: 2, pt: 0, gap: 1, alignItems: 'center' }}>
        <Typography ref={announceNews}>{translate('survey.failure')}</Typography>
        <Button ref={retryRef} onClick={onRetry}>
          {translate('list.retry')}
        </Button>
      </Stack>
    );
  }
  const waiting = <Skeleton variant="rounded" height={240} sx={{ m: 2 }} />;
  return total === undefined ? waiting : <QuestionBoard survey={survey} waiting={waiting} />;
};

const WrittenByAdmins = ({ survey }: { survey: RaRecord }) => {
  const translate = useTranslate();
  const count: unknown = survey.questions_count;
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('resources.survey.questions.admin_only')}
      </Typography>
      <Typography color="text.secondary">
        {count === 0
          ? translate('resources.survey.questions.admin_only_text')
          : typeof count === 'number' &&
            translate('resources.survey.questions.count', { smart_count: count })}
      </Typography>
    </Paper>
  );
};
