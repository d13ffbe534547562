import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { useEmailChecks, type EmailCheck } from './useEmailChecks';

type EmailChecksProps = {
  subject: string;
  html: string;
  /** All texts that may contain placeholders. */
  texts: readonly string[];
  recipients: readonly string[];
};

/** The checks of an e-mail before it is sent, each with its findings. */
export const EmailChecks = ({ subject, html, texts, recipients }: EmailChecksProps) => {
  const translate = useTranslate();
  const id = useId();
  const isBlank = texts.every((text) => text.trim() === '');
  const checks = useEmailChecks({
    subject: useDebounced(subject),
    html: useDebounced(html),
    texts: useDebounced(texts.join('\n')),
    recipients,
  });
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ p: 2 }}>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {translate('notices.checks.title')}
      </Typography>
      {isBlank ? (
        <Typography variant="body2" color="text.secondary">
          {translate('notices.checks.blank')}
        </Typography>
      ) : (
        <Box component="ul" sx={LIST}>
          {checks.map((check) => (
            <CheckLine key={check.name} check={check} />
          ))}
        </Box>
      )}
    </Paper>
  );
};

const CheckLine = ({ check: { name, problem } }: { check: EmailCheck }) => {
  const translate = useTranslate();
  return (
    <Box component="li" data-check={name} sx={LINE}>
      {problem ? (
        <WarningAmberOutlinedIcon fontSize="small" sx={{ color: 'status.warning.solid' }} />
      ) : (
        <CheckCircleOutlinedIcon fontSize="small" sx={{ color: 'status.success.solid' }} />
      )}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {problem ?? translate(`notices.checks.${name}.fine`)}
      </Box>
    </Box>
  );
};

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, typography: 'body2' };
const LINE = { display: 'flex', gap: 1, alignItems: 'flex-start' };
