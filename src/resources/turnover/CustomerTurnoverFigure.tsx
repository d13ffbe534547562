import Skeleton from '@mui/material/Skeleton';
import { changeOf } from '@/core/change';
import { sumOfKnown } from '@/core/read-sum';
import { Change } from '@/ui/charts/Change';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FigureFact } from '@/ui/page/Figures';
import { comparedSums, isWithoutTurnover } from './turnover-figures';
import { NoData } from './NoData';
import { useCustomerTurnover } from './useCustomerTurnover';

/** Above an app user's page: their turnover of the last twelve whole months, and its change in a year. */
export const CustomerTurnoverFigure = () => {
  const translate = useTranslate();
  const { euro, euroOrDash } = useFormats();
  const withUnreadable = useWithUnreadable();
  const { reading, query } = useCustomerTurnover();
  const label = translate('resources.turnover.customer.current_of');
  if (query.isError) {
    return <FigureFact label={label} figure="–" note={translate('query_card.failure')} />;
  }
  if (!reading) {
    return (
      <FigureFact
        label={label}
        figure={<Skeleton width="min(112px, 25cqi)" />}
        note={<Skeleton width="min(168px, 25cqi)" />}
      />
    );
  }
  const sum = sumOfKnown(reading.current);
  const compared = comparedSums(reading);
  const change = changeOf(compared?.current, compared?.previous);
  const comparison = () => {
    if (!compared) return '';
    const { current, previous, months } = compared;
    const amounts = { current: euro(current), amount: euro(previous), smart_count: months };
    return translate(
      `resources.turnover.customer.${months === undefined ? 'compared' : 'compared_part'}`,
      amounts,
    );
  };
  return (
    <FigureFact
      label={label}
      figure={isWithoutTurnover(reading) ? <NoData /> : euroOrDash(sum)}
      beside={change !== null && <Change value={change} />}
      note={withUnreadable(comparison(), reading.unreadable)}
    />
  );
};
