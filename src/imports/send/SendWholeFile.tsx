import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QuestionDialog } from '@/ui/page/QuestionDialog';

type SendWholeFileProps = {
  /** Numbers of the rows that would be sent: those without errors, and those with errors. */
  good: number;
  failed: number;
  isDisabled: boolean;
  onSend: () => void;
};

/** Sends all rows of a file, those with errors too, once the user has confirmed it. */
export const SendWholeFile = ({ good, failed, isDisabled, onSend }: SendWholeFileProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const rows = good + failed;
  return (
    <>
      <Button variant="outlined" disabled={isDisabled} onClick={() => setAsked(true)}>
        {translate(key('button'))}
      </Button>
      <QuestionDialog
        open={isAsked}
        onClose={close}
        title={translate(key('title'))}
        text={translate(key('text'), { good: number(good), failed: number(failed) })}
      >
        <Button autoFocus onClick={close}>
          {translate('form.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            close();
            onSend();
          }}
        >
          {translate(key('confirm'), { smart_count: rows, count: number(rows) })}
        </Button>
      </QuestionDialog>
    </>
  );
};

const key = <Name extends string>(name: Name) => `imports.send.whole_file.${name}` as const;
