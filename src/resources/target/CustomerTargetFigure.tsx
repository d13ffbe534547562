import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { today } from '@/core/days';
import { FixedValue } from '@/kit/fields/FixedValue';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FigureFact } from '@/ui/page/Figures';
import { currentTarget } from './current-target';
import { usePeriodNameOf } from './PeriodName';
import { progressOf } from './target-figures';
import { useAchievedOf } from './useAchievedOf';
import { useCustomerTargets } from './useCustomerTargets';

/** Above an app user's page: the target they are working for, how much of it is achieved, and its pace. */
export const CustomerTargetFigure = () => {
  const translate = useTranslate();
  const { share } = useFormats();
  const achievedOf = useAchievedOf();
  const periodNameOf = usePeriodNameOf();
  const { targets, query } = useCustomerTargets();
  const target = useMemo(() => targets && currentTarget(targets, today()), [targets]);
  const name = translate('resources.target.name', { smart_count: 1 });
  if (query.isError) {
    return <FigureFact label={name} figure="–" note={translate('query_card.failure')} />;
  }
  if (!targets) {
    return (
      <FigureFact
        label={name}
        figure={<Skeleton width="min(112px, 25cqi)" />}
        note={<Skeleton width="min(168px, 25cqi)" />}
      />
    );
  }
  if (!target) {
    return (
      <FigureFact label={name} figure="–" note={translate('resources.target.customer.none')} />
    );
  }
  const progress = progressOf(target);
  return (
    <FigureFact
      label={`${name} ${periodNameOf(target)}`}
      figure={progress === null ? '–' : share(progress)}
      beside={target.pace !== null && <FixedValue field="pace" value={target.pace} />}
      note={achievedOf(target)}
    />
  );
};
