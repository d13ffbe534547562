import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Link } from 'react-admin';
import { textsOf } from '@/core/one-or-many';
import { CATEGORY, COMPANY } from '@/core/resource-names';
import { textOf } from '@/core/text';
import { AllRecipientNames } from '@/domain/audience/RecipientNames';
import { useFormats } from '@/ui/formats/useFormats';
import type { ReadOnlyProps } from '@/kit/form/RecordEdit';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Facts } from '@/kit/fields/Facts';
import { Alert } from '@/ui/page/Alert';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { ReferenceNames } from '@/kit/references/ReferenceNames';
import { MessagePreview } from './MessagePreview';

/** A sent notice, read-only, beside its preview. */
export const SentNotice = ({ record: notice, copyAddress }: ReadOnlyProps) => {
  const translate = useTranslate();
  const { moment } = useFormats();
  const company = textOf(notice.company_code);
  return (
    <Box sx={LAYOUT}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert
          severity="info"
          action={
            copyAddress !== null && (
              <Button
                size="small"
                component={Link}
                to={copyAddress}
                startIcon={<ContentCopyIcon />}
              >
                {translate('form.duplicate')}
              </Button>
            )
          }
        >
          <AlertTitle>{translate('notices.sent.title')}</AlertTitle>
          {translate('notices.sent.text')}
        </Alert>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <Facts
            facts={[
              ['scheduled_at', moment(textOf(notice.scheduled_at)) || '–'],
              ['company_code', <ReferenceName key="company" resource={COMPANY} code={company} />],
              ['recipients', <AllRecipientNames key="to" recipients={notice.recipients} />],
              [
                'categories',
                <ReferenceNames
                  key="categories"
                  resource={CATEGORY}
                  codes={textsOf(notice.categories)}
                />,
              ],
            ]}
          />
        </Paper>
      </Box>
      <MessagePreview message={notice} isSent />
    </Box>
  );
};

const LAYOUT = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 720px) minmax(280px, 400px)' },
} as const;
