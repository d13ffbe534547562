import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { lineOf, screenfulOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { AppLook } from '@/domain/preview/app-look';
import { withOption } from './answers';
import type { Question } from './questions';

type AnswerFieldProps = {
  question: Question;
  look: AppLook;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
};

/** A question with its answer field, as the app draws it. */
export const AnswerField = ({ question, look, value, onChange }: AnswerFieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const { text, kind, options, isRequired } = question;
  const accent = { accentColor: look.primary };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, color: 'inherit' }}>
      <Typography
        component="legend"
        id={id}
        sx={{ p: 0, mb: 0.75, fontWeight: 600, color: 'inherit', overflowWrap: 'anywhere' }}
      >
        {screenfulOf(text) || translate('survey.no_text')}
        {isRequired && <span title={translate('survey.required')}>{' *'}</span>}
      </Typography>
      {kind === 'free_text' ? (
        <Box
          component="textarea"
          rows={3}
          aria-labelledby={id}
          value={value[0] ?? ''}
          onChange={(event) => onChange([event.currentTarget.value])}
          sx={TEXT}
        />
      ) : (
        options.map((option) => (
          <Box key={option} component="label" sx={OPTION}>
            <input
              type={kind === 'single_select' ? 'radio' : 'checkbox'}
              name={id}
              checked={value.includes(option)}
              onChange={() => onChange(withOption(question, value, option))}
              style={accent}
            />
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {lineOf(option)}
            </Box>
          </Box>
        ))
      )}
    </Box>
  );
};

const TEXT = {
  width: '100%',
  font: 'inherit',
  fontSize: 14,
  p: 1,
  borderRadius: 1,
  border: '1px solid currentColor',
  bgcolor: 'transparent',
  color: 'inherit',
  resize: 'none',
} as const;

const OPTION = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  py: 0.5,
  fontSize: 14,
  cursor: 'pointer',
  '& input': { mt: '3px', flex: 'none' },
} as const;
