import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { textOrNumberOf } from '@/core/text';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { Status } from '@/shared/fields/Status';
import { FixedValue } from '@/shared/fields/FixedValue';
import { useAllRows } from '@/shared/list/useAllRows';
import { RecordLink } from '@/shared/links/RecordLink';
import { QueryCard } from '@/shared/record/QueryCard';
import { duplicateKey, hasSameLines } from './sale-figures';
import { SaleItems } from './SaleLines';

/** Other sales of the same customer, day and total beside this one, item by item. */
export const SaleDuplicates = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  const customer = textOrNumberOf(sale.customer_code);
  const key = duplicateKey(sale);
  const query = useAllRows({ customer_code: customer }, { enabled: key !== null });
  const others = (query.data?.rows ?? []).filter(
    (other) => other.id !== sale.id && duplicateKey(other) === key,
  );
  if (key === null) return null;
  return (
    <QueryCard
      title={translate('resources.user-sale.duplicates.title')}
      query={query}
      empty={others.length === 0 ? translate('resources.user-sale.duplicates.none') : undefined}
    >
      <Box sx={SIDE_BY_SIDE}>
        {others.map((other) => (
          <Box key={other.id} sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1, flexWrap: 'wrap' }}>
              <Typography variant="subtitle2" component="h3">
                <RecordLink record={other} view="show">
                  {other.code}
                </RecordLink>
              </Typography>
              <FixedValue field="status" value={other.status} />
              <Likeness isSame={hasSameLines(sale, other)} />
            </Box>
            <SaleItems sale={other} />
          </Box>
        ))}
      </Box>
    </QueryCard>
  );
};

const Likeness = ({ isSame }: { isSame: boolean }) => {
  const translate = useTranslate();
  return (
    <Status
      label={translate(`resources.user-sale.duplicates.${isSame ? 'same' : 'different'}`)}
      tone={isSame ? 'error' : 'default'}
    />
  );
};

const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
};
