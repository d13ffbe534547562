import Button from '@mui/material/Button';
import { ResourceContextProvider, type RaRecord } from 'react-admin';
import { SURVEY } from '@/core/resource-names';
import { useCan } from '@/providers/session/use-session';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useRowAction } from '@/kit/list/actions/useRowAction';
import { useDefinition } from '@/kit/registry/definitions';
import { publish } from './publish-action';

type PublishSurveyProps = { survey: RaRecord };

/** Offers to publish a survey that is a draft, to users who may; place it where its questions are finished. */
export const PublishSurvey = ({ survey }: PublishSurveyProps) => {
  const mayPublish = useCan(useDefinition(SURVEY).access.edit);
  if (!mayPublish || survey.status !== 'draft') return null;
  return (
    <ResourceContextProvider value={SURVEY}>
      <Offer survey={survey} />
    </ResourceContextProvider>
  );
};

const Offer = ({ survey }: PublishSurveyProps) => {
  const translate = useTranslate();
  const { take, isBusy, dialog } = useRowAction(survey);
  const button = useRestoredFocus(isBusy);
  return (
    <>
      <Alert
        severity="info"
        sx={{ mt: 2 }}
        action={
          <Button
            ref={button}
            size="small"
            color="inherit"
            loading={isBusy}
            onClick={() => void take(publish)}
          >
            {translate('resources.survey.actions.publish')}
          </Button>
        }
      >
        {translate('resources.survey.form.status_hint')}
      </Alert>
      {dialog}
    </>
  );
};
