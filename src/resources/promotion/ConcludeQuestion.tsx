import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QuestionDialog } from '@/ui/page/QuestionDialog';
import { stopPropagation } from '@/kit/links/stop-propagation';
import type { ActionConfirmation } from '@/kit/list/actions/record-action';
import { ConcludeText } from '@/domain/promotion/ConcludeText';

/** Asks before a promotion is concluded from its row. */
export const ConcludeQuestion = ({
  record,
  onAnswer,
}: ComponentProps<ActionConfirmation['Row']>) => {
  const translate = useTranslate();
  return (
    <QuestionDialog
      open
      title={translate('resources.promotion.conclude.title', { name: lineOf(record.title) })}
      text={<ConcludeText promotion={record} />}
      onClose={() => onAnswer(false)}
      onClick={stopPropagation}
    >
      <Button autoFocus onClick={() => onAnswer(false)}>
        {translate('form.cancel')}
      </Button>
      <Button variant="contained" onClick={() => onAnswer(true)}>
        {translate('resources.promotion.actions.conclude')}
      </Button>
    </QuestionDialog>
  );
};
