import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useSaveQuestion } from '@/shared/form/useSaveQuestion';
import type { Audience } from './audience-lists';
import { useReachesNobody } from './useReach';

/** Asks before a form is saved for an audience that reaches nobody. */
export const NobodyQuestion = ({ audience }: { audience: Audience }) => {
  const translate = useTranslate();
  const id = useId();
  const reachesNobody = useReachesNobody();
  const [answer, setAnswer] = useState<((isSaved: boolean) => void) | null>(null);
  useSaveQuestion(async () => {
    if (!(await reachesNobody(audience))) return true;
    return new Promise<boolean>((resolve) => setAnswer(() => resolve));
  });
  const say = (isSaved: boolean) => {
    answer?.(isSaved);
    setAnswer(null);
  };
  return (
    <Dialog open={answer !== null} onClose={() => say(false)} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('audience.ask.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('audience.ask.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => say(true)}>{translate('audience.ask.save')}</Button>
        <Button variant="contained" autoFocus onClick={() => say(false)}>
          {translate('audience.ask.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
