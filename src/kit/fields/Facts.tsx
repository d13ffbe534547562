import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useResourceContext } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ReactNode } from 'react';

/** A field of a record of the page's resource, with its displayed value. */
export type Fact = readonly [field: string, value: ReactNode];

/** A list of a record's fields: names beside values. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Box component="dl" sx={LINES}>
      {facts.map(([field, value]) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(`resources.${resource}.fields.${field}`)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

const LINES = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 30%) minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 1,
  alignItems: 'baseline',
  m: 0,
};
