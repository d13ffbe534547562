import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { accessesOf } from '@/core/presence';
import { isBlank } from '@/core/validators';
import { tallyOf, type Tally } from '@/domain/activity/tally';
import { useFormats } from '@/ui/formats/useFormats';

/** The first access of an app user, and the number of accesses; the page shows the last one above. */
export const AccessFigures = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { number, utc } = useFormats();
  const { first_access, accesses_list } = record;
  const isListed = isBlank(accesses_list) || Array.isArray(accesses_list);
  const figures = [
    [
      'first_access',
      typeof first_access === 'string' && first_access !== '' ? utc.day(first_access) : '–',
    ],
    ['total_access', isListed ? number(accessesOf({ accesses_list }).length) : '–'],
  ] as const;
  return (
    <Box component="dl" sx={GRID}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {translate(`resources.app-user.fields.${name}`)}
          </Typography>
          <Typography component="dd" variant="subtitle2" sx={FIGURE}>
            {figure}
          </Typography>
        </div>
      ))}
    </Box>
  );
};

/** Counts the accesses of one customer by the same rules as those of many. */
export const tallyOfCustomer = (customer: RaRecord, now: number): Tally => {
  const { first_access, last_access, accesses_list } = customer;
  return tallyOf([{ initial_access: first_access, last_access, accesses_list }], now);
};

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 1.5,
  m: 0,
};
const FIGURE = { m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' };
