import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { RaRecord } from 'react-admin';
import { lineOf } from '@/core/text';
import { Code } from '@/kit/fields/Code';
import { Status } from '@/kit/fields/Status';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useExcludedRows } from '@/kit/list/excluded-rows';

/** The code of a sale in the list, with a mark where it may have been entered twice. */
export const SaleCode = ({ sale }: { sale: RaRecord }) => {
  const isDoubtful = useExcludedRows().ids.has(sale.id);
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
      <Code>{lineOf(sale.code)}</Code>
      {isDoubtful && <Mark />}
    </Box>
  );
};

/** A word on a card; in the table a sign, because a word in few rows would make the column of all codes wider. */
const Mark = () => {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const label = translate('resources.user-sale.duplicates.mark');
  return isPhone ? (
    <Status tone="warning" label={label} />
  ) : (
    <WarningAmberIcon titleAccess={label} sx={{ fontSize: 16, color: 'status.warning.text' }} />
  );
};
