import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { BO_USER, COMPANY, CUSTOMER } from '@/core/resource-names';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Euro } from '@/kit/fields/Euro';
import { Moment } from '@/kit/fields/Moment';
import { Facts, type Fact } from '@/kit/fields/Facts';
import { QueryCard } from '@/kit/record/QueryCard';
import { AgentName } from '@/kit/references/AgentName';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { SaleAge } from './SaleAge';
import { duplicateKey } from './sale-figures';
import { SimilarSales } from './SaleDuplicates';

/** The total, the customer and the status of a sale, and which others may be the same. */
export const SaleDetails = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  const progress: Fact[] =
    sale.status === 'processed'
      ? [
          ['processed_at', <Moment key="at" value={sale.processed_at} />],
          ['processed_by', <ReferenceName key="by" resource={BO_USER} code={sale.processed_by} />],
        ]
      : [['age', <SaleAge key="age" sale={sale} />]];
  const similar: Fact = ['duplicates', <SimilarSales key="similar" sale={sale} />];
  return (
    <QueryCard title={translate('resources.user-sale.view.details')}>
      <Facts
        facts={[
          [
            'total',
            <Typography key="total" variant="h1" component="span">
              <Euro value={sale.total} />
            </Typography>,
          ],
          [
            'customer_code',
            <ReferenceName key="customer" resource={CUSTOMER} code={sale.customer_code} />,
          ],
          ['agent_code', <AgentName key="agent" code={sale.agent_code} />],
          [
            'company_code',
            <ReferenceName key="company" resource={COMPANY} code={sale.company_code} />,
          ],
          ...progress,
          ...(duplicateKey(sale) === null ? [] : [similar]),
        ]}
      />
    </QueryCard>
  );
};
