import Button from '@mui/material/Button';
import { keysUnder } from '@/i18n/keys-under';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QuestionDialog } from '@/ui/page/QuestionDialog';

type DiscardDialogProps = {
  /** Name of the corrected file and number of steps; null while nothing is asked. */
  corrected: { name: string; steps: number } | null;
  onCancel: () => void;
  onDiscard: () => void;
};

/** Asks for confirmation before corrections are discarded. */
export const DiscardDialog = ({ corrected, onCancel, onDiscard }: DiscardDialogProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <QuestionDialog
      open={corrected !== null}
      onClose={onCancel}
      title={translate(key('title'))}
      text={
        corrected &&
        translate(key('text'), {
          name: corrected.name,
          smart_count: corrected.steps,
          count: number(corrected.steps),
        })
      }
    >
      <Button autoFocus onClick={onCancel}>
        {translate('form.cancel')}
      </Button>
      <Button color="error" variant="contained" onClick={onDiscard}>
        {translate(key('confirm'))}
      </Button>
    </QuestionDialog>
  );
};

const key = keysUnder('imports.panel.file.discard');
