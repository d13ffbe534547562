import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { CUSTOMER } from '@/core/resource-names';
import { lineOf, textOrNumberOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { stopPropagation } from '@/kit/links/stop-propagation';
import { ListLink } from '@/kit/links/ListLink';
import { useFormats } from '@/ui/formats/useFormats';

const STALE_MS = 60_000;

/** The number of app users in the category, linked to them: the total of a list page of one row. */
export const CustomersCount = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { number } = useFormats();
  const customers = useDefinition(CUSTOMER);
  const filter = { category: textOrNumberOf(record.category_code) };
  const { data: count, isError } = useQuery({
    queryKey: [customers.name, 'count', filter],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => {
      const pagination = { page: 1, perPage: 1 };
      const { total = 0 } = await provider.getList(customers.name, { filter, pagination, signal });
      return total;
    },
  });
  if (isError) return <span title={translate('resources.category.form.uncounted')}>–</span>;
  if (count === undefined) return <Skeleton width={32} sx={{ ml: 'auto' }} />;
  return (
    <ListLink
      list={customers}
      filter={filter}
      onClick={stopPropagation}
      aria-label={translate('resources.category.form.used_by', {
        smart_count: count,
        customers: number(count),
        name: lineOf(record.category_name),
      })}
    >
      {number(count)}
    </ListLink>
  );
};
