import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Day } from '@/kit/fields/Day';
import { FixedValue } from '@/kit/fields/FixedValue';
import { CardGrid } from '@/ui/page/CardGrid';
import { ShowHeader } from '@/kit/record/ShowHeader';
import { RecordLoader } from '@/kit/record/RecordLoader';
import { ProcessButtons, useProcessAction } from './ProcessButtons';
import { SaleDetails } from './SaleDetails';
import { SaleDuplicates } from './SaleDuplicates';
import { SaleLines } from './SaleLines';

/** One user sale: its items and its possible duplicates. */
export const UserSaleShow = () => {
  const { id = '' } = useParams();
  return <RecordLoader id={id}>{(record) => <UserSale sale={record} />}</RecordLoader>;
};

const UserSale = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isWaiting = useProcessAction(sale) !== undefined;
  return (
    <>
      <ShowHeader
        record={sale}
        isPlaceShown={isWaiting}
        title={translate('resources.user-sale.view.title', { code: lineOf(sale.code) || '–' })}
        badge={<FixedValue field="status" value={sale.status} />}
        subtitle={<Day value={sale.date} />}
        actions={!isPhone && <ProcessButtons sale={sale} />}
      />
      <Stack spacing={2}>
        <CardGrid>
          <SaleDetails sale={sale} />
          <SaleLines sale={sale} />
        </CardGrid>
        <SaleDuplicates sale={sale} />
      </Stack>
      {isPhone && <ProcessButtons sale={sale} />}
    </>
  );
};
