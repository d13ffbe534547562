import Button from '@mui/material/Button';
import { stopPropagation } from '@/kit/links/stop-propagation';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QuestionDialog } from '@/ui/page/QuestionDialog';

/** Warns that an audience reaches nobody, and asks whether to save all the same. */
export const EmptyAudienceDialog = ({ onAnswer }: { onAnswer: (isSaved: boolean) => void }) => {
  const translate = useTranslate();
  return (
    <QuestionDialog
      open
      onClose={() => onAnswer(false)}
      onClick={stopPropagation}
      title={translate('audience.ask.title')}
      text={translate('audience.ask.text')}
    >
      <Button onClick={() => onAnswer(true)}>{translate('audience.ask.save')}</Button>
      <Button variant="contained" autoFocus onClick={() => onAnswer(false)}>
        {translate('audience.ask.back')}
      </Button>
    </QuestionDialog>
  );
};
