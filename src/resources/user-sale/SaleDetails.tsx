import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { Euro } from '@/shared/fields/Euro';
import { Moment } from '@/shared/fields/Moment';
import { Facts, type Fact } from '@/shared/page/Facts';
import { QueryCard } from '@/shared/record/QueryCard';
import { AgentName } from '@/shared/references/AgentName';
import { ReferenceName } from '@/shared/references/ReferenceName';
import { SaleAge } from './SaleAge';

/** Whose sale it is, and how far it has come. */
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
