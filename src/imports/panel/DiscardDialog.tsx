import Button from '@mui/material/Button';
import { keysUnder } from '@/i18n/keys-under';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QuestionDialog } from '@/ui/page/QuestionDialog';

type DiscardDialogProps = {
  /** Null while nothing is asked. */
  lost: Lost | null;
  onCancel: () => void;
  onDiscard: () => void;
};

/** The name of a file, and the numbers of its corrections and of its rows still to be imported. */
export type Lost = { name: string; steps: number; rows: number };

/** Asks for confirmation before corrections, or rows still to be imported, are discarded. */
export const DiscardDialog = ({ lost, onCancel, onDiscard }: DiscardDialogProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const isOfRows = lost?.steps === 0;
  const count = lost ? lost.steps || lost.rows : 0;
  return (
    <QuestionDialog
      open={lost !== null}
      onClose={onCancel}
      title={translate(key(isOfRows ? 'rows_title' : 'title'))}
      text={
        lost &&
        translate(key(isOfRows ? 'rows_text' : 'text'), {
          name: lost.name,
          smart_count: count,
          count: number(count),
        })
      }
    >
      <Button autoFocus onClick={onCancel}>
        {translate('form.cancel')}
      </Button>
      <Button color="error" variant="contained" onClick={onDiscard}>
        {translate(key(isOfRows ? 'rows_confirm' : 'confirm'))}
      </Button>
    </QuestionDialog>
  );
};

const key = keysUnder('imports.panel.file.discard');
