import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useCreatePath, useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import { MAX_PAGES_READ } from '@/core/constants';
import type { ConsoleDataProvider } from '@/providers/data-provider';
import { useCan } from '@/providers/use-session';
import { ReadingCard } from '@/shared/page/ReadingCard';
import { useCustomer, type Customer } from '@/shared/customer/customer-context';
import { useDefinition } from '@/shared/definitions';
import { Code } from '@/shared/fields/Code';

/** On the page of an app user: the groups they are in. */
export const CustomerGroups = () => {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = useDefinition();
  const customer = useCustomer();
  const groups = useQuery({
    queryKey: [name, 'of customer', customer.id],
    queryFn: ({ signal }) => groupsOf(provider, name, customer, signal),
  });
  return (
    <ReadingCard
      title={translate(`resources.${name}.name`, { smart_count: 2 })}
      reading={groups}
      empty={groups.data?.length === 0 ? translate('resources.group.customer.in_none') : undefined}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {groups.data?.map((group) => (
          <Box component="li" key={group.id} sx={LINE}>
            <GroupName group={group} />
            <Typography variant="body2" color="text.secondary">
              <Code>{String(group.group_code)}</Code>
            </Typography>
          </Box>
        ))}
      </Box>
    </ReadingCard>
  );
};

const LINE = {
  display: 'flex',
  gap: 2,
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
  typography: 'body2',
};

const GroupName = ({ group }: { group: RaRecord }) => {
  const createPath = useCreatePath();
  const { name, access } = useDefinition();
  const mayOpen = useCan(access.edit ?? 'none:visit');
  const label = String(group.group_name);
  if (!mayOpen) return label;
  return <Link to={createPath({ resource: name, type: 'edit', id: group.id })}>{label}</Link>;
};

/** No filter tells the groups of a customer: those of the customer's companies are read and looked through. */
const groupsOf = async (
  provider: ConsoleDataProvider,
  resource: string,
  { id, code, companies }: Customer,
  signal: AbortSignal,
): Promise<RaRecord[]> => {
  const found = new Map<string, RaRecord>();
  for (const company_code of new Set(companies)) {
    for (let page = 1, read = 0; page <= MAX_PAGES_READ; page += 1) {
      const filter = { company_code };
      const { data, total } = await provider.getKeptPage(resource, { page, filter, signal });
      for (const group of data) {
        const members = group.customers as readonly string[];
        if (members.includes(id) || members.includes(code)) found.set(String(group.id), group);
      }
      read += data.length;
      if (data.length === 0 || read >= total) break;
    }
  }
  return [...found.values()];
};
