import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useWatch } from 'react-hook-form';
import { COMPANY } from '@/core/resource-names';
import { lineOf } from '@/core/text';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { useFormats } from '@/ui/formats/useFormats';
import { hoursOf } from './hours-in-words';
import { validIntervals } from './location.schema';
import { DAYS, intervalsOf, type Interval } from './opening';
import { capitalize } from './useWeekSummary';

/** The location being edited, as a visiting card. */
export const LocationSummary = () => {
  const translate = useTranslate();
  const [name, company, address, town, region] = useWatch({
    name: ['name', 'company_code', 'address', 'town', 'region'],
  }).map((value) => lineOf(value).trim());
  const place = [town, region].filter(Boolean).join(', ');
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2.5, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="text.secondary">
        {translate('resources.location.form.summary')}
      </Typography>
      <Typography
        variant="h2"
        component="p"
        sx={{ mt: 1, color: name ? 'text.primary' : 'text.secondary' }}
      >
        {name || translate('resources.location.form.no_name')}
      </Typography>
      <Typography variant="body2" color="text.secondary" component="div">
        {company && <ReferenceName resource={COMPANY} code={company} />}
      </Typography>
      <Typography variant="body2" sx={{ mt: 2, color: address ? undefined : 'text.secondary' }}>
        {address || translate('resources.location.form.no_address')}
      </Typography>
      <Typography variant="body2">{place}</Typography>
      <Contacts />
      <Divider sx={{ my: 2 }} />
      <Week />
    </Paper>
  );
};

const CONTACTS = ['telephone', 'fax', 'whatsapp'];

const Contacts = () => {
  const translate = useTranslate();
  const values = useWatch({ name: CONTACTS }).map((value) => lineOf(value).trim());
  const given = CONTACTS.flatMap((field, at) => (values[at] ? [[field, values[at]] as const] : []));
  if (given.length === 0) return null;
  return (
    <Stack component="dl" sx={{ m: 0, mt: 2, gap: 0.5 }}>
      {given.map(([field, value]) => (
        <Line key={field} label={translate(`resources.location.fields.${field}`)} value={value} />
      ))}
    </Stack>
  );
};

const Week = () => {
  const translate = useTranslate();
  const { weekdays } = useFormats();
  const names = weekdays('long').map(capitalize);
  const week = useWatch({ name: 'opening' }) as unknown;
  const valid = Array.isArray(week) ? validIntervals(week as Interval[]) : [];
  if (valid.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('resources.location.form.always_closed')}
      </Typography>
    );
  }
  return (
    <Stack component="dl" sx={{ m: 0, gap: 0.5 }}>
      {DAYS.map((day) => (
        <Line
          key={day}
          label={names[day] ?? ''}
          value={hoursOf(intervalsOf(valid, day)) || translate('resources.location.form.closed')}
        />
      ))}
    </Stack>
  );
};

const Line = ({ label, value }: { label: string; value: string }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: '96px 1fr',
      gap: 1,
      typography: 'body2',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0 }}>
      {value}
    </Box>
  </Box>
);
