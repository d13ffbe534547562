import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { textOf } from '@/core/text';
import { audienceOf } from '@/domain/audience/audience-lists';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { useThemeFactory } from '@/ui/hooks/theme-factory';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CustomerChoice } from '@/domain/placeholders/CustomerChoice';
import { FilledText, gapText } from '@/domain/placeholders/FilledText';
import { useCustomerValues } from '@/domain/placeholders/useCustomerValues';
import { PreviewButton } from '@/domain/preview/PreviewButton';
import { htmlOf } from '@/kit/rich-text/html-of';
import { EmailChecks } from './EmailChecks';
import { EmailFrame } from './EmailFrame';
import { EmailLookSwitches, FIRST_LOOK } from './EmailLookSwitches';
import { hasRemotePictures } from './email-parts';
import { EmailText } from './EmailText';
import { fillHtml } from './fill-html';
import type { PreviewProps } from './preview-props';

/** An e-mail as its recipients see it, and the checks before it is sent. */
export const EmailPreview = ({ message, isSent = false }: PreviewProps) => {
  const translate = useTranslate();
  const section = useRef<HTMLElement>(null);
  const [look, setLook] = useState(FIRST_LOOK);
  const [areRemoteShown, setRemoteShown] = useState(false);
  const [customer, setCustomer] = useState('');
  const filled = useCustomerValues(customer);
  const { values, gaps } = filled;
  const { ofPage } = useThemeFactory();
  // The theme of the mail, which may be dark while the console is light.
  const { palette } = ofPage(look.mode, useAppearance());
  const audience = audienceOf(message);
  const [title, subject, corps] = [message.title, message.subject, message.corps].map(textOf) as [
    string,
    string,
    string,
  ];
  const html = fillHtml(htmlOf(corps), values, {
    gapOf: (name) => (gaps.includes(name) ? gapText(name, translate) : undefined),
    // Plain text has no highlighting.
    nameOf: (name) => {
      const shown = translate(`placeholders.names.${name}`);
      return look.isText ? `[${shown}]` : shown;
    },
    styleOf: (tone) =>
      `background-color: ${palette.status[tone].tint}; color: ${palette.status[tone].text}`,
  });
  return (
    <Stack
      component="section"
      ref={section}
      aria-label={translate('notices.preview.title')}
      tabIndex={-1}
      sx={{ gap: 2, outline: 'none' }}
    >
      <CustomerChoice
        value={customer}
        onChange={setCustomer}
        filled={filled}
        audience={audience}
        texts={[title, subject, corps]}
      />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <EmailLookSwitches value={look} onChange={setLook} />
        <Box sx={HEAD}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {subject ? (
              <FilledText text={subject} values={values} gaps={gaps} />
            ) : (
              translate('notices.email.no_subject')
            )}
          </Typography>
        </Box>
        {hasRemotePictures(corps) && !areRemoteShown && !look.isText && (
          <Stack direction="row" sx={REMOTE}>
            <Box sx={{ flex: 1 }}>{translate('notices.email.remote_hidden')}</Box>
            <Button size="small" onClick={() => setRemoteShown(true)}>
              {translate('notices.email.remote_show')}
            </Button>
          </Stack>
        )}
        {look.isText ? (
          <EmailText html={html} />
        ) : (
          <EmailFrame
            html={html}
            look={look}
            palette={palette}
            hasRemotePictures={areRemoteShown}
          />
        )}
      </Paper>
      {!isSent && (
        <EmailChecks texts={{ title, subject, corps }} audience={audience} filled={filled} />
      )}
      <PreviewButton preview={section} />
    </Stack>
  );
};

const HEAD = { px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' };
const REMOTE = {
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 0.5,
  typography: 'body2',
  color: 'text.secondary',
  bgcolor: 'surface.sunken',
} as const;
