import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useMemo, useState } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { readAmount } from '@/core/amount';
import type { OpenedDialogProps } from '@/kit/list/actions/record-action';
import { useFormats } from '@/ui/formats/useFormats';
import { announceNews } from '@/ui/announce/announced';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { QueryCard } from '@/kit/record/QueryCard';
import { NextYearBasis, NextYearTable } from './NextYearTable';
import { nextTargets, UNITS, yearAfter, type Unit } from './next-year';
import { useNextYear, useSendNextYear } from './useNextYear';

/** Copies chosen targets to the next year: shows a table, then opens it in the import, which checks and sends it. */
export const NextYearDialog = ({ ids, onClose }: OpenedDialogProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const id = useId();
  const query = useNextYear(ids);
  const [typed, setTyped] = useState('0');
  const [unit, setUnit] = useState<Unit>(1);
  const percent = percentOf(typed);
  const wrong = percent === undefined ? translate(key('percent_wrong'), { max: number(MOST) }) : '';
  useAnnounced(wrong);
  const { targets, existing, customers, isWhole } = query.data ?? NOTHING;
  const next = useMemo(
    () => nextTargets(targets, existing, { percent: percent ?? 0, unit }, customers),
    [targets, existing, percent, unit, customers],
  );
  const fresh = useMemo(() => next.filter(({ state }) => state === 'new'), [next]);
  const { send, isSending, taken } = useSendNextYear();
  const hasNone = query.isSuccess && fresh.length === 0;
  const unreadable = targets.filter((target) => yearAfter(target) === null).length;
  const basis = { next, fresh, existing, unreadable };
  const isReady = query.isSuccess && percent !== undefined && fresh.length > 0;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
      onClose={isSending ? undefined : onClose}
      disableRestoreFocus
    >
      <DialogTitle id={id}>
        {translate(key('title'), { smart_count: ids.length, count: number(ids.length) })}
      </DialogTitle>
      <DialogContent>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 2, pt: 1, pb: 2, display: hasNone ? 'none' : undefined }}
        >
          <TextField
            autoFocus
            label={translate(key('percent'))}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // Typed text replaces the selected 0.
            onFocus={({ target }) => target.select()}
            error={wrong !== ''}
            helperText={wrong || translate(key('percent_hint'))}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            sx={{ width: 220 }}
          />
          <TextField
            select
            label={translate(key('unit'))}
            value={unit}
            onChange={({ target }) => setUnit(Number(target.value) as Unit)}
            sx={{ width: 220 }}
          >
            {UNITS.map((each) => (
              <MenuItem key={each} value={each}>
                {translate(key('to'), { unit: number(each) })}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        {hasNone ? (
          <Alert severity="info">
            <NextYearBasis {...basis} />
          </Alert>
        ) : (
          <QueryCard
            title={translate(key('table'))}
            query={query}
            waiting={<Skeleton variant="rounded" height={200} />}
          >
            <NextYearTable {...basis} hasAmounts={percent !== undefined} />
          </QueryCard>
        )}
        {query.isSuccess && !isWhole && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {translate(key('not_whole'))}
          </Alert>
        )}
        {taken.length > 0 && (
          <Alert ref={announceNews} severity="error" sx={{ mt: 2 }}>
            {translate(key('taken'))}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {hasNone ? (
          // The focused field is gone.
          <Button key="close" autoFocus onClick={onClose}>
            {translate('ra.action.close')}
          </Button>
        ) : (
          <>
            <Button disabled={isSending} onClick={onClose}>
              {translate('ra.action.cancel')}
            </Button>
            <Button
              variant="contained"
              disabled={!isReady}
              loading={isSending}
              onClick={() => void send(fresh)}
            >
              {translate(key('check'))}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};

const NOTHING = { targets: [], existing: [], customers: [], isWhole: true };

const key = keysUnder('resources.target.next_year');

/** The highest change in percent: more is a typing error. */
const MOST = 1000;

/** Reads a change in percent: '+5', '-2,5 %', '5'. Undefined for one that leaves nothing of an amount, or is too high. */
const percentOf = (text: string): number | undefined => {
  const percent = readAmount(text.replace('%', ''));
  return percent !== undefined && percent > -100 && percent <= MOST ? percent : undefined;
};
