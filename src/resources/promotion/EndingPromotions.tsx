import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { dayOf, today } from '@/core/days';
import { lineOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ListButton } from '@/kit/links/ListButton';
import { RecordLink } from '@/kit/links/RecordLink';
import { useAllRows } from '@/kit/list/useAllRows';
import { CoverageCaption } from '@/kit/record/CoverageCaption';
import { QueryCard } from '@/kit/record/QueryCard';
import { useDefinition } from '@/kit/registry/definitions';
import { endingWithin } from './promotion-terms';

/** On the dashboard: the promotions that end within a month, else the next to end, the earliest first. */
export const EndingPromotions = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const [day] = useState(today);
  const query = useAllRows(ACTIVE);
  const { rows = [], total = 0 } = query.data ?? {};
  const ending = useMemo(() => endingWithin(rows, day, DAYS), [rows, day]);
  const next = useMemo(() => endingWithin(rows, day, Number.POSITIVE_INFINITY), [rows, day]);
  const shown = (ending.length > 0 ? ending : next).slice(0, MOST);
  return (
    <QueryCard
      title={translate('resources.promotion.ending.title')}
      query={query}
      action={
        <ListButton list={definition} filter={ACTIVE}>
          {translate('resources.promotion.ending.all')}
        </ListButton>
      }
    >
      {ending.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.promotion.ending.none', { days: DAYS })}
          {shown.length > 0 && ` ${translate('resources.promotion.ending.next')}`}
        </Typography>
      )}
      {shown.length > 0 && (
        <Box component="ul" sx={LINES}>
          {shown.map((record) => (
            <Line key={record.id} record={record} isSoon={ending.length > 0} />
          ))}
        </Box>
      )}
      {ending.length > MOST && (
        <Typography variant="caption" color="text.secondary" sx={{ mt: 1 }}>
          {translate('resources.promotion.ending.more', {
            smart_count: ending.length - MOST,
            count: ending.length - MOST,
          })}
        </Typography>
      )}
      <CoverageCaption coverage={{ read: rows.length, total }} />
    </QueryCard>
  );
};

const ACTIVE = { status: 'active' };
const DAYS = 30;
const MOST = 5;

const LINES = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  '* + &': { mt: 2 },
};

const Line = ({ record, isSoon }: { record: RaRecord; isSoon: boolean }) => {
  const { utc, fromToday } = useFormats();
  const end = dayOf(record.end_date);
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <RecordLink record={record} view="show">
          {lineOf(record.title) || lineOf(record.code)}
        </RecordLink>
      </Typography>
      {end && (
        <Typography variant="caption" color="text.secondary" component="div">
          {[utc.day(end), ...(isSoon ? [fromToday(end)] : [])].join(' · ')}
        </Typography>
      )}
    </Box>
  );
};
