import Button from '@mui/material/Button';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QuestionDialog } from '@/ui/page/QuestionDialog';

type ChangeCompanyDialogProps = {
  isOpen: boolean;
  /** Number of customers that would be removed. */
  count: number;
  onCancel: () => void;
  onChange: () => void;
};

/** Asks for confirmation: another company removes the chosen customers. */
export const ChangeCompanyDialog = ({
  isOpen,
  count,
  onCancel,
  onChange,
}: ChangeCompanyDialogProps) => {
  const translate = useTranslate();
  return (
    <QuestionDialog
      open={isOpen}
      onClose={onCancel}
      title={translate('resources.group.form.change_title')}
      text={translate('resources.group.form.change_text', { count })}
    >
      <Button autoFocus onClick={onCancel}>
        {translate('form.cancel')}
      </Button>
      <Button color="error" variant="contained" onClick={onChange}>
        {translate('resources.group.form.change')}
      </Button>
    </QuestionDialog>
  );
};
