import DialogContentText from '@mui/material/DialogContentText';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormats } from '@/shared/useFormats';

type DependentCountsProps = {
  /** Names of the resources whose records are counted. */
  resources: readonly string[];
  /** What narrows their lists to the record's own. */
  filter: Readonly<Record<string, unknown>>;
};

/** A sentence that counts what belongs to a record. What cannot be counted is left out of it. */
export const DependentCounts = ({ resources, filter }: DependentCountsProps) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { number } = useFormats();
  const counts = useQueries({
    queries: resources.map((name) => ({
      queryKey: [name, 'count', filter],
      queryFn: async () => {
        const { total = 0 } = await provider.getList(name, {
          filter,
          pagination: { page: 1, perPage: 1 },
        });
        return total;
      },
    })),
  });
  const list = resources.flatMap((name, index) => {
    const count = counts[index]?.data ?? 0;
    const noun = translate(`resources.${name}.name`, { smart_count: count });
    return count > 0 ? [`${number(count)} ${noun.toLocaleLowerCase()}`] : [];
  });
  if (list.length === 0) return null;
  return (
    <DialogContentText sx={{ mt: 1 }}>
      {translate('form.delete.dependents', { list: list.join(', ') })}
    </DialogContentText>
  );
};
