import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Euro } from '@/kit/fields/Euro';
import { Moment } from '@/kit/fields/Moment';
import { Facts, type Fact } from '@/kit/fields/Facts';
import { QueryCard } from '@/kit/record/QueryCard';
import { AgentName } from '@/kit/references/AgentName';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { SaleAge } from './SaleAge';

/** The customer and the status of a sale. */
export const SaleDetails = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  const progress: Fact[] =
    sale.status === 'processed'
      ? [
          ['processed_at', <Moment key="at" value={sale.processed_at} />],
          ['processed_by', <ReferenceName key="by" resource="bo-user" code={sale.processed_by} />],
        ]
      : [['age', <SaleAge key="age" sale={sale} />]];
  return (
    <QueryCard title={translate('resources.user-sale.view.details')}>
      <Facts
        facts={[
          [
            'customer_code',
            <ReferenceName key="customer" resource="app-user" code={sale.customer_code} />,
          ],
          ['agent_code', <AgentName key="agent" code={sale.agent_code} />],
          [
            'company_code',
            <ReferenceName key="company" resource="company" code={sale.company_code} />,
          ],
          ['total', <Euro key="total" value={sale.total} />],
          ...progress,
        ]}
      />
    </QueryCard>
  );
};
