import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { lineOf } from '@/core/text';
import { Code } from '@/kit/fields/Code';
import { Status } from '@/kit/fields/Status';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useExcludedRows } from '@/kit/list/excluded-rows';

/** The code of a sale in the list, with a mark where it may have been entered twice. */
export const SaleCode = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  const isDoubtful = useExcludedRows().ids.has(sale.id);
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
      <Code>{lineOf(sale.code)}</Code>
      {isDoubtful && (
        <Status tone="warning" label={translate('resources.user-sale.duplicates.mark')} />
      )}
    </Box>
  );
};
