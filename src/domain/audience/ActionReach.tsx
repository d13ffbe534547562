import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { representationOf } from '@/core/resource';
import { NamedSkeleton } from '@/ui/page/NamedSkeleton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useDefinition } from '@/kit/registry/definitions';
import type { BulkConfirmationProps } from '@/kit/list/actions/record-action';
import type { Bounds } from './audience-lists';
import { useActionReach, type ReachedRecord } from './useActionReach';
import { useReachInWords } from './useReachInWords';
import { useReachTitle } from './useReachTitle';

/** The people each record would reach; records that reach nobody come first, with a button that excludes them. */
export const ActionReach = ({ run, onLeaveOut, onReady }: BulkConfirmationProps) => {
  const { reached, isLoading } = useActionReach(run);
  useEffect(() => onReady(!isLoading), [isLoading, onReady]);
  const translate = useTranslate();
  const title = useReachTitle();
  const id = useId();
  const unreached = reached.filter(({ count }) => count?.most === 0);
  const others = reached.filter(({ count }) => count?.most !== 0);
  if (isLoading) return <NamedSkeleton label={translate('audience.counting')} height={48} />;
  if (reached.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      {unreached.length > 0 && (
        <Alert
          severity="warning"
          action={
            others.length > 0 && (
              <Button
                color="inherit"
                size="small"
                onClick={() => onLeaveOut(unreached.map(({ record }) => record.id))}
              >
                {translate('audience.leave_out')}
              </Button>
            )
          }
          sx={{ mb: 2 }}
        >
          {translate('audience.unreached', { smart_count: unreached.length })}
        </Alert>
      )}
      <Typography id={id} variant="subtitle2" component="h3">
        {title}
      </Typography>
      {/* Focusable, so that the keyboard can scroll a long list. */}
      <Box component="ul" aria-labelledby={id} tabIndex={0} sx={LINES}>
        {[...unreached, ...others].map((one) => (
          <Line key={one.record.id} {...one} />
        ))}
      </Box>
    </Box>
  );
};

const Line = ({ record, count }: ReachedRecord) => (
  <Box component="li" sx={LINE}>
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {representationOf(useDefinition(), record)}
    </Box>
    <Box sx={{ flex: 'none', color: count?.most === 0 ? 'status.warning.text' : undefined }}>
      {useCountInWords(count)}
    </Box>
  </Box>
);

const useCountInWords = (count: Bounds | undefined): string => {
  const translate = useTranslate();
  const inWords = useReachInWords();
  if (!count) return translate('audience.uncounted');
  return count.most === 0 ? translate('audience.no_one') : inWords(count);
};

const LINES = { listStyle: 'none', m: 0, p: 0 };

const LINE = {
  display: 'flex',
  gap: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
} as const;
