import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { keysUnder } from '@/i18n/keys-under';
import { numberOf } from '@/core/number';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

const key = keysUnder('resources.promotion.outcome');

/** How often a gift or reward was won: of its pieces, if they are limited, with those left and a bar. */
export const TimesWon = ({ record, times }: { record: RaRecord; times: number }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const pieces = numberOf(record.quantity);
  if (!pieces) {
    return <Caption>{translate(key('won'), { smart_count: times, count: number(times) })}</Caption>;
  }
  const left = Math.max(0, pieces - times);
  const words = [
    translate(key('pieces_won'), {
      smart_count: pieces,
      won: number(times),
      count: number(pieces),
    }),
    left === 0
      ? translate(key('no_pieces_left'))
      : translate(key('pieces_left'), { smart_count: left, count: number(left) }),
  ];
  return (
    <>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={Math.min(times / pieces, 1) * 100}
        sx={BAR}
      />
      <Caption>{words.join(' · ')}</Caption>
    </>
  );
};

const Caption = ({ children }: { children: string }) => (
  <Typography variant="caption" color="text.secondary" component={Box} sx={CAPTION}>
    {children}
  </Typography>
);

const CAPTION = { ml: 'auto', textAlign: 'right' } as const;

/** The bar has the same length for each award, so that shares compare; the words beside it say the same. */
const BAR = { flex: 'none', width: '25%', height: 4, alignSelf: 'center' } as const;
