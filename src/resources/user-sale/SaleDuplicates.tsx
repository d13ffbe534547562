import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { NamedSkeleton } from '@/ui/page/NamedSkeleton';
import { Status } from '@/kit/fields/Status';
import { FixedValue } from '@/kit/fields/FixedValue';
import { RecordLink } from '@/kit/links/RecordLink';
import { QueryCard } from '@/kit/record/QueryCard';
import { hasSameLines } from './sale-figures';
import { SaleItems } from './SaleLines';
import { useOpened, useSimilarSales } from './useDuplicates';

/** This sale beside others of the same customer, day and total, item by item; draws nothing without any. */
export const SaleDuplicates = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  const { key, query, similar: others } = useSimilarSales(sale);
  useOpened(sale, others.length > 0);
  if (key === null || (others.length === 0 && !query.isError)) return null;
  return (
    <QueryCard title={translate('resources.user-sale.fields.duplicates')} query={query}>
      <Box sx={SIDE_BY_SIDE}>
        <Compared
          sale={sale}
          name={translate('resources.user-sale.duplicates.own', { code: lineOf(sale.code) })}
        />
        {others.map((other) => (
          <Compared
            key={other.id}
            sale={other}
            name={
              <RecordLink record={other} view="show">
                {lineOf(other.code)}
              </RecordLink>
            }
          >
            <Likeness isSame={hasSameLines(sale, other)} />
          </Compared>
        ))}
      </Box>
    </QueryCard>
  );
};

/** The codes of those others, among the facts of the sale: most sales have none and need no card for it. */
export const SimilarSales = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  const { query, similar: others } = useSimilarSales(sale);
  if (query.isPending) return <NamedSkeleton label={translate('list.loading')} width="80%" />;
  if (query.isError) return '–';
  if (others.length === 0) return translate('resources.user-sale.duplicates.none');
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {others.map((other) => (
        <RecordLink key={other.id} record={other} view="show">
          {lineOf(other.code)}
        </RecordLink>
      ))}
    </Box>
  );
};

type ComparedProps = { sale: RaRecord; name: ReactNode; children?: ReactNode };

const Compared = ({ sale, name, children }: ComparedProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1, flexWrap: 'wrap' }}>
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      <FixedValue field="status" value={sale.status} />
      {children}
    </Box>
    <SaleItems sale={sale} />
  </Box>
);

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
