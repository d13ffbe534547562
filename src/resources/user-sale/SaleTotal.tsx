import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { RaRecord } from 'react-admin';
import { Euro } from '@/kit/fields/Euro';
import { Status } from '@/kit/fields/Status';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { mismatchOf } from './sale-figures';
import { useMismatch } from './useMismatch';

/** The total of a sale in the list, with a mark where it is not the sum of its lines. */
export const SaleTotal = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const label = useMismatch()(sale);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const found = mismatchOf(sale);
  if (!found) return <Euro value={sale.total} />;
  return (
    <Box component="span" sx={MARKED}>
      {!isPhone && <WarningAmberIcon titleAccess={label} sx={SIGN} />}
      <Euro value={sale.total} />
      {isPhone && (
        <Status
          tone="warning"
          label={translate('resources.user-sale.duplicates.lines_sum', { sum: euro(found.sum) })}
        />
      )}
    </Box>
  );
};

const MARKED = {
  display: 'inline-flex',
  gap: 0.5,
  alignItems: 'center',
  whiteSpace: 'nowrap',
} as const;

const SIGN = { fontSize: 16, color: 'status.warning.text' } as const;
