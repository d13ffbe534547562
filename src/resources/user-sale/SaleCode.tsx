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
    <Box component="span" sx={MARKED}>
      <Code>{lineOf(sale.code)}</Code>
      {isDoubtful && <Mark />}
    </Box>
  );
};

const MARKED = {
  position: 'relative',
  display: 'inline-flex',
  gap: 1,
  alignItems: 'center',
} as const;

/** A word on a card; in the table a sign in the space before the code: a mark in few rows makes no column wider. */
const Mark = () => {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const label = translate('resources.user-sale.duplicates.mark');
  return isPhone ? (
    <Status tone="warning" label={label} />
  ) : (
    <WarningAmberIcon titleAccess={label} sx={SIGN} />
  );
};

const SIGN = {
  position: 'absolute',
  right: '100%',
  mr: '2px',
  fontSize: 16,
  color: 'status.warning.text',
} as const;
