import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { isId } from '@/core/id';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import { SelectRow } from './actions/SelectBoxes';
import { CellValue } from './CellValue';
import { quietLinks } from '@/shared/links/quiet-links';
import type { RowsProps } from './ListTable';

const RowActions = lazyComponent(() => import('./actions/RowActions'), 'RowActions');

/** The rows of a list on a phone: a card a record, headed by its title. */
export const ListCards = (rows: RowsProps) => {
  const { data = [], isFetching } = useListContext();
  return (
    <Stack component="ul" aria-busy={isFetching} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record, at) => (
        <Box
          component="li"
          key={record.id ?? at}
          sx={{ p: 2, borderBottom: 1, borderColor: 'divider', minWidth: 0 }}
        >
          <RecordCard record={record} {...rows} />
        </Box>
      ))}
    </Stack>
  );
};

const RecordCard = ({ record, columns, opens, actions }: RowsProps & { record: RaRecord }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const isActedOn = actions.length > 0 && isId(record.id);
  const title = columns.find(({ isTitle }) => isTitle);
  const lines = columns.filter(({ isTitle, isOptional }) => !isTitle && !isOptional);
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, mb: 1, alignItems: 'flex-start' }}>
        {isActedOn && <SelectRow record={record} />}
        {title && (
          <Typography
            variant="subtitle2"
            component="h2"
            sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            <CellValue column={title} record={record} opens={opens} />
          </Typography>
        )}
        {isActedOn && <RowActions actions={actions} record={record} />}
      </Stack>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(96px, 40%) 1fr',
          gap: 0.5,
          m: 0,
          typography: 'body2',
          '& a': quietLinks,
        }}
      >
        {lines.map((column) => (
          <Box key={column.source} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`resources.${resource}.fields.${column.source}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <CellValue column={column} record={record} opens={opens} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
};
