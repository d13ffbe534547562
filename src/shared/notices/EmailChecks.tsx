import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useDebounced } from '@/shared/hooks/useDebounced';
import { useEmailChecks } from './useEmailChecks';

type EmailChecksProps = {
  subject: string;
  html: string;
  /** All that may hold placeholders. */
  texts: readonly string[];
};

/** What to look at before an e-mail goes, each with what was found. */
export const EmailChecks = ({ subject, html, texts }: EmailChecksProps) => {
  const translate = useTranslate();
  const id = useId();
  const checks = useEmailChecks({
    subject: useDebounced(subject),
    html: useDebounced(html),
    texts: useDebounced(texts.join('\n')),
  });
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ p: 2 }}>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {translate('notices.checks.title')}
      </Typography>
      <Box component="ul" sx={LIST}>
        {checks.map(({ name, problem }) => (
          <Box component="li" key={name} data-check={name} sx={LINE}>
            {problem ? (
              <WarningAmberOutlinedIcon fontSize="small" sx={{ color: 'status.warning.solid' }} />
            ) : (
              <CheckCircleOutlinedIcon fontSize="small" sx={{ color: 'status.success.solid' }} />
            )}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {problem ?? translate(`notices.checks.${name}.fine`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
};

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, typography: 'body2' };
const LINE = { display: 'flex', gap: 1, alignItems: 'flex-start' };
