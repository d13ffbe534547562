import Button from '@mui/material/Button';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QuestionDialog } from '@/ui/page/QuestionDialog';

type ResetDialogProps = { isOpen: boolean; onReset: () => void; onClose: () => void };

/** Asks for confirmation before all options, applied or not, are reset. */
export const ResetDialog = ({ isOpen, onReset, onClose }: ResetDialogProps) => {
  const translate = useTranslate();
  return (
    <QuestionDialog
      open={isOpen}
      onClose={onClose}
      maxWidth="xs"
      title={translate('pages.builder.reset_question.title')}
      text={translate('pages.builder.reset_question.text')}
    >
      <Button onClick={onClose}>{translate('form.cancel')}</Button>
      <Button variant="contained" onClick={onReset}>
        {translate('pages.builder.reset')}
      </Button>
    </QuestionDialog>
  );
};
