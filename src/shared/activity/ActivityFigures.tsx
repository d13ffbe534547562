import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '@/shared/useFormats';
import { totalOf, type Tally } from './tally';

/** Accesses of the last 30 days against the 30 before, and how many customers come, came, or never did. */
export const ActivityFigures = ({ tally }: { tally: Tally }) => {
  const translate = useTranslate();
  const { number, change } = useFormats();
  const current = totalOf(tally.days);
  const previous = totalOf(tally.previousDays);
  const comparison = translate(previous > 0 ? 'activity.change' : 'activity.no_change', {
    change: previous > 0 ? change(current / previous - 1) : '',
    count: number(previous),
  });
  return (
    <Stack component="dl" sx={{ m: 0, gap: 2 }}>
      <Figure label={translate('activity.accesses')} value={number(current)} caption={comparison} isLead />
      <Box sx={ROWS}>
        <Customers tally={tally} group="active" />
        <Customers tally={tally} group="never" />
        <Customers tally={tally} group="dormant" hint={translate('activity.dormant_hint')} />
      </Box>
    </Stack>
  );
};

const ROWS = {
  display: 'grid',
  gap: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  pt: 2,
};

type CustomersProps = { tally: Tally; group: 'active' | 'never' | 'dormant'; hint?: string };

const Customers = ({ tally, group, hint }: CustomersProps) => {
  const translate = useTranslate();
  const { number, share } = useFormats();
  const part = tally.customers > 0 ? tally[group] / tally.customers : 0;
  const ofAll = translate('activity.of_customers', { share: share(part) });
  return (
    <Figure
      label={translate(`activity.${group}`)}
      value={number(tally[group])}
      caption={hint ? `${hint} · ${ofAll}` : ofAll}
    />
  );
};

type FigureProps = { label: string; value: string; caption: ReactNode; isLead?: boolean };

const Figure = ({ label, value, caption, isLead = false }: FigureProps) => (
  <Box
    sx={
      isLead
        ? undefined
        : { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, alignItems: 'baseline' }
    }
  >
    <Typography component="dt" variant="body2" color={isLead ? 'text.secondary' : 'text.primary'}>
      {label}
    </Typography>
    <Typography
      component="dd"
      variant={isLead ? 'h4' : 'subtitle1'}
      sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
    >
      {value}
    </Typography>
    <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
      {caption}
    </Typography>
  </Box>
);
