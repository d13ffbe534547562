import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { onPrimary, type AppLook } from '@/domain/preview/app-look';
import { AnswerField } from './AnswerField';
import { isAnswered, type Answers } from './answers';
import type { Question } from './questions';

type SurveyScreenProps = { look: AppLook; questions: readonly Question[] };

/** Questions as the app asks them, to try out; no answer is sent. A button below them shows the app's response. */
export const SurveyScreen = ({ look, questions }: SurveyScreenProps) => {
  const translate = useTranslate();
  const [answers, setAnswers] = useState<Answers>({});
  const [state, setState] = useState<'open' | 'missing' | 'sent'>('open');
  const start = () => {
    setAnswers({});
    setState('open');
  };
  if (state === 'sent') {
    return (
      <Stack ref={announceNews} sx={{ gap: 2, alignItems: 'center', py: 4, color: 'inherit' }}>
        <Typography sx={{ fontWeight: 600 }}>{translate('survey.sent')}</Typography>
        <Button size="small" variant="outlined" color="inherit" onClick={start}>
          {translate('survey.again')}
        </Button>
      </Stack>
    );
  }
  const isComplete = questions.every((question) => isAnswered(question, answers));
  return (
    <Stack sx={{ gap: 2 }}>
      {questions.map((question) => (
        <AnswerField
          key={question.id}
          question={question}
          look={look}
          value={answers[question.id] ?? []}
          onChange={(value) => setAnswers({ ...answers, [question.id]: value })}
        />
      ))}
      {state === 'missing' && !isComplete && (
        <Alert ref={announceNews} severity="warning">
          {translate('survey.missing')}
        </Alert>
      )}
      <Box
        component="button"
        type="button"
        onClick={() => setState(isComplete ? 'sent' : 'missing')}
        sx={{
          ...BUTTON,
          bgcolor: look.primary ?? 'primary.main',
          color: look.primary ? onPrimary(look) : 'primary.contrastText',
        }}
      >
        {translate('survey.send')}
      </Box>
    </Stack>
  );
};

const BUTTON = {
  border: 0,
  borderRadius: 1.5,
  p: 1.25,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
} as const;
