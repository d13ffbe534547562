import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { isToCome, totalsIn } from './change-effect';
import { phaseOf } from './promotion-phase';
import { readReportRows } from './settled-effect';

type ConcludeTextProps = { promotion: RaRecord };

/** The effect of concluding `promotion`, its end, and the number of its awards that are not delivered yet. */
export const ConcludeText = ({ promotion }: ConcludeTextProps) => {
  const translate = useTranslate();
  const { fromToday } = useFormats();
  const phase = phaseOf(promotion);
  return (
    <>
      {translate('resources.promotion.actions.conclude_text')}
      {phase &&
        ` ${translate(`resources.promotion.conclude.${phase.name}`, { when: fromToday(phase.day) })}`}
      {!isToCome(promotion) && (
        <Box component="span" sx={{ display: 'block', mt: 1 }}>
          <Undelivered promotion={promotion} />
        </Box>
      )}
    </>
  );
};

const Undelivered = ({ promotion }: ConcludeTextProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const provider = useDataProvider();
  const { data: rows, isPending } = useQuery({
    queryKey: ['company-report', 'of promotion', promotion.code],
    gcTime: 0,
    queryFn: () => readReportRows(provider, promotion),
  });
  if (isPending) return <Skeleton width={160} />;
  const { earned = null, delivered = null } = rows ? totalsIn(rows) : {};
  if (earned === null || delivered === null) {
    return translate('resources.promotion.settled.delivered_unknown');
  }
  const left = Math.max(0, earned - delivered);
  return translate('resources.promotion.conclude.undelivered', {
    smart_count: left,
    count: number(left),
  });
};
