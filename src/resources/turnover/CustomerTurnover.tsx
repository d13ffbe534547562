import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { today } from '@/core/days';
import { QueryCard } from '@/kit/record/QueryCard';
import { useCustomer } from '@/domain/customer/customer-context';
import { useDefinition } from '@/kit/registry/definitions';
import { ListButton } from '@/kit/links/ListButton';
import { isWithoutTurnover, turnoverByMonth } from './turnover-figures';
import { TurnoverHistory } from './TurnoverHistory';

/** On an app user's page: the turnover of the last twelve whole months, beside that of the year before. */
export const CustomerTurnover = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { code } = useCustomer();
  const filter = { customer_code: code };
  const rows = useGetList(
    definition.name,
    {
      pagination: { page: 1, perPage: MAX_PAGE_SIZE },
      sort: { field: 'year', order: 'DESC' },
      filter,
    },
    { retry: false },
  );
  const reading = useMemo(() => {
    const day = today();
    return rows.data && { day, ...turnoverByMonth(rows.data, day) };
  }, [rows.data]);
  return (
    <QueryCard
      title={translate(`resources.${definition.name}.name`, { smart_count: 2 })}
      query={{ ...rows, isError: rows.error !== null }}
      empty={
        reading && isWithoutTurnover(reading)
          ? translate('resources.turnover.customer.none')
          : undefined
      }
      action={
        (rows.total ?? 0) > 0 && (
          <ListButton list={definition} filter={filter}>
            {translate('resources.turnover.customer.all')}
          </ListButton>
        )
      }
    >
      {reading && <TurnoverHistory {...reading} />}
    </QueryCard>
  );
};
