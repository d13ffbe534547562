import Button from '@mui/material/Button';
import { QuestionDialog } from '@/ui/page/QuestionDialog';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Says that the exported file does not hold the whole list. */
export const CutExportDialog = ({ text, onClose }: { text: string; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <QuestionDialog
      open
      maxWidth="xs"
      title={text}
      text={translate('export_file.cut_hint')}
      onClose={onClose}
    >
      <Button autoFocus onClick={onClose}>
        {translate('ra.action.close')}
      </Button>
    </QuestionDialog>
  );
};
