import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { placesOf } from '@/core/placeholders';
import { lineOf, screenfulOf } from '@/core/text';
import { audienceOf } from '@/domain/audience/audience-lists';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CustomerChoice } from '@/domain/placeholders/CustomerChoice';
import { FilledText } from '@/domain/placeholders/FilledText';
import { useCustomerValues } from '@/domain/placeholders/useCustomerValues';
import { PhoneFrame } from '@/domain/preview/PhoneFrame';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import { Alert } from '@/ui/page/Alert';
import type { PreviewProps } from './preview-props';
import { PlaceLinks } from './PlaceLinks';
import { useGapsInWords } from './useGapsInWords';
import { PHONE_SYSTEMS, PushCard, type PhoneSystem } from './PushCard';

/** A push notification as the lock screens of iOS and Android show it, cut to their length. */
export const PushPreview = ({ message, isSent = false }: PreviewProps) => {
  const translate = useTranslate();
  const [system, setSystem] = useState<PhoneSystem>('ios');
  const [customer, setCustomer] = useState('');
  const title = lineOf(message.title).trim();
  const text = screenfulOf(message.corps).trim();
  const filled = useCustomerValues(customer);
  const { values, gaps } = filled;
  const audience = audienceOf(message);
  const empty = useGapsInWords(`${title} ${text}`, audience, filled);
  return (
    <Stack component="section" aria-label={translate('notices.preview.title')} sx={{ gap: 2 }}>
      <CustomerChoice
        value={customer}
        onChange={setCustomer}
        filled={filled}
        audience={audience}
        texts={[title, text]}
      />
      <Stack sx={{ alignItems: 'center' }}>
        <SystemSwitch value={system} onChange={setSystem} />
      </Stack>
      <PhoneFrame isShort label={translate(`notices.preview.on_${system}`)}>
        <Box sx={LOCK_SCREEN}>
          <Typography aria-hidden sx={CLOCK}>
            9:41
          </Typography>
          <PushCard
            system={system}
            app={values.app_name ?? translate('notices.preview.app')}
            title={
              title ? (
                <FilledText text={title} values={values} gaps={gaps} />
              ) : (
                translate('notices.preview.no_title')
              )
            }
            text={
              text ? (
                <FilledText text={text} values={values} gaps={gaps} />
              ) : (
                translate('notices.preview.no_text')
              )
            }
          />
        </Box>
      </PhoneFrame>
      <Typography variant="caption" color="text.secondary" sx={{ textAlign: 'center' }}>
        {translate(`notices.preview.cut_${system}`)}
      </Typography>
      {!isSent && empty.problem !== '' && (
        <Alert severity="warning">
          {empty.problem}
          <PlaceLinks places={placesOf({ title, corps: text }, empty.names)} />
        </Alert>
      )}
    </Stack>
  );
};

type SystemSwitchProps = { value: PhoneSystem; onChange: (system: PhoneSystem) => void };

const SystemSwitch = ({ value, onChange }: SystemSwitchProps) => {
  const translate = useTranslate();
  return (
    <SegmentedControl
      label={translate('notices.preview.system')}
      value={value}
      segments={PHONE_SYSTEMS.map((system) => ({
        value: system,
        label: translate(`notices.preview.${system}`),
      }))}
      onChange={onChange}
    />
  );
};

/** The wallpaper of a phone. */
const LOCK_SCREEN = {
  minHeight: 340,
  px: 1.25,
  pt: 4,
  pb: 3,
  background: (theme: { palette: { brand: { ground: string; deep: string } } }) =>
    `linear-gradient(160deg, ${theme.palette.brand.ground}, ${theme.palette.brand.deep})`,
} as const;

const CLOCK = {
  mb: 3,
  textAlign: 'center',
  fontSize: 44,
  lineHeight: 1.1,
  fontWeight: 600,
  color: 'brand.text',
  fontVariantNumeric: 'tabular-nums',
} as const;
