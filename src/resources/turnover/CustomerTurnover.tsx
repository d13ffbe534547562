import { useTranslate } from '@/ui/hooks/useTranslate';
import { QueryCard } from '@/kit/record/QueryCard';
import { useDefinition } from '@/kit/registry/definitions';
import { ListButton } from '@/kit/links/ListButton';
import { isWithoutTurnover } from './turnover-figures';
import { TurnoverHistory } from './TurnoverHistory';
import { useCustomerTurnover } from './useCustomerTurnover';

/** A customer's turnover in the last twelve whole months, beside that of the year before. */
export const CustomerTurnover = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { filter, total, reading, query } = useCustomerTurnover();
  return (
    <QueryCard
      title={translate(`resources.${definition.name}.name`, { smart_count: 2 })}
      query={query}
      empty={
        reading && isWithoutTurnover(reading)
          ? translate('resources.turnover.customer.none')
          : undefined
      }
      action={
        total > 0 && (
          <ListButton list={definition} filter={filter}>
            {translate('resources.turnover.customer.all')}
          </ListButton>
        )
      }
    >
      {reading && <TurnoverHistory isChartOnly {...reading} />}
    </QueryCard>
  );
};
