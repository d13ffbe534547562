import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { accessesOf } from '@/core/presence';
import { isBlank } from '@/core/validators';
import { isUnread, tallyOf, type Tally } from '@/domain/activity/tally';
import { Moment } from '@/kit/fields/Moment';
import { useFormats } from '@/ui/formats/useFormats';

/** First and last access, and the number of accesses: in all and in the last 30 days. */
export const AccessFigures = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const tally = tallyOfCustomer(record, Date.now());
  const isListed = isBlank(record.accesses_list) || Array.isArray(record.accesses_list);
  const figures = [
    ['first_access', <Moment key="first" value={record.first_access} />],
    ['last_access', <Moment key="last" value={record.last_access} />],
    [
      'total_access',
      isListed ? number(accessesOf({ accesses_list: record.accesses_list }).length) : '–',
    ],
    ['month_access', isUnread(tally) ? '–' : number(tally.monthAccesses)],
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

/** The accesses of one customer, counted as those of many are. */
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
