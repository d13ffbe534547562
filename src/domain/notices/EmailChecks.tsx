import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import HelpOutlineOutlinedIcon from '@mui/icons-material/HelpOutlineOutlined';
import WarningAmberOutlinedIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MAX_RICH_TEXT_LENGTH } from '@/core/constants';
import { placesOf, type PlaceholderField } from '@/core/placeholders';
import { cutText } from '@/core/text';
import type { Audience } from '@/domain/audience/audience-lists';
import type { CustomerValues } from '@/domain/placeholders/useCustomerValues';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { PlaceLinks } from './PlaceLinks';
import { useEmailChecks, type EmailCheck } from './useEmailChecks';
import { useGapsInWords } from './useGapsInWords';

type EmailChecksProps = {
  /** The texts that may contain placeholders. */
  texts: EmailTexts;
  audience: Audience;
  /** The customer of the preview. */
  filled: CustomerValues;
};

type EmailTexts = Readonly<Record<PlaceholderField, string>>;

/** The checks of an e-mail before it is sent, each with its findings. */
export const EmailChecks = ({ texts, audience, filled }: EmailChecksProps) => {
  const translate = useTranslate();
  const id = useId();
  const written = useDebounced(Object.values(texts).join('\n'));
  const isBlank = Object.values(texts).every((text) => text.trim() === '');
  const checks = useEmailChecks({
    subject: useDebounced(texts.subject),
    html: useDebounced(texts.corps),
    texts: written,
    gaps: useGapsInWords(cutText(written, MAX_RICH_TEXT_LENGTH), audience, filled),
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
            <CheckLine key={check.name} check={check} texts={texts} />
          ))}
        </Box>
      )}
    </Paper>
  );
};

type CheckLineProps = { check: EmailCheck; texts: EmailTexts };

const CheckLine = ({ check: { name, problem, names, isUnknown }, texts }: CheckLineProps) => {
  const translate = useTranslate();
  if (name === 'gaps' && isUnknown) {
    return (
      <Box component="li" data-check={name} sx={LINE}>
        <HelpOutlineOutlinedIcon fontSize="small" sx={{ color: 'text.secondary' }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>{translate('notices.checks.gaps.unknown')}</Box>
      </Box>
    );
  }
  return (
    <Box component="li" data-check={name} sx={LINE}>
      {problem ? (
        <WarningAmberOutlinedIcon fontSize="small" sx={{ color: 'status.warning.solid' }} />
      ) : (
        <CheckCircleOutlinedIcon fontSize="small" sx={{ color: 'status.success.solid' }} />
      )}
      <Box sx={FINDINGS}>
        {problem ?? translate(`notices.checks.${name}.fine`)}
        {problem && <PlaceLinks places={placesOf(texts, names)} />}
      </Box>
    </Box>
  );
};

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, typography: 'body2' };
const LINE = { display: 'flex', gap: 1, alignItems: 'flex-start' };
const FINDINGS = { flex: 1, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' };
