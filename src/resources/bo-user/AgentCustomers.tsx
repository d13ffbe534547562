import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { Link, type RaRecord } from 'react-admin';
import { ACCOUNT_STATUSES } from '@/core/constants';
import { textsOf } from '@/core/one-or-many';
import { useCan } from '@/providers/session/use-session';
import { useDependentCounts } from '@/kit/form/useDependentCounts';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { boUser } from './bo-user.definition';

const [, DEACTIVATED] = ACCOUNT_STATUSES;
const CUSTOMER = 'app-user';

/** Shown where an agent is deactivated: the number of their customers, and a link to give them another agent. */
export const AgentCustomers = ({ record }: { record: RaRecord }) => {
  const status: unknown = useWatch({ name: 'status' });
  const isAgent = textsOf(record.roles).includes('agent');
  return isAgent && status === DEACTIVATED ? <Customers record={record} /> : null;
};

const Customers = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const [customers] = useDependentCounts(
    boUser,
    record,
    ({ resource, field }) => resource.name === CUSTOMER && field === 'agent_code',
  );
  const mayMove = useCan(customers?.resource.access.edit);
  if (!customers?.count) return null;
  const { count, to } = customers;
  return (
    <Alert
      severity="warning"
      action={
        to !== null && (
          // Opens a new tab: changes made here are not saved yet.
          <Button component={Link} to={to} target="_blank" color="inherit" size="small">
            {translate(`resources.bo-user.form.${mayMove ? 'move_customers' : 'see_customers'}`)}
          </Button>
        )
      }
    >
      {translate('resources.bo-user.form.has_customers', {
        smart_count: count,
        count: number(count),
      })}
    </Alert>
  );
};
