import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link, useGetList } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { totalOf } from '@/shared/activity/tally';
import { QueryCard } from '@/shared/record/QueryCard';
import { useCustomer } from '@/shared/customer/customer-context';
import { useDefinition } from '@/shared/registry/definitions';
import { listLink } from '@/shared/links/list-link';
import { turnoverByMonth } from './turnover-figures';
import { TurnoverHistory } from './TurnoverHistory';

/** On the page of an app user: their turnover of the last twelve months, beside that of the year before. */
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
    const now = Date.now();
    return rows.data && { now, ...turnoverByMonth(rows.data, now) };
  }, [rows.data]);
  const isEmpty = reading && totalOf(reading.current) === 0 && totalOf(reading.previous) === 0;
  return (
    <QueryCard
      title={translate(`resources.${definition.name}.name`, { smart_count: 2 })}
      query={{ ...rows, isError: rows.error !== null }}
      empty={isEmpty ? translate('resources.turnover.customer.none') : undefined}
      action={
        (rows.total ?? 0) > 0 && (
          <Button component={Link} to={listLink(definition, filter)} size="small">
            {translate('resources.turnover.customer.all')}
          </Button>
        )
      }
    >
      {reading && <TurnoverHistory {...reading} />}
    </QueryCard>
  );
};
