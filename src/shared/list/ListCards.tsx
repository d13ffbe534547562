import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Fragment } from 'react';
import { listOf } from '@/core/one-or-many';
import type { ResourceDefinition } from '@/core/resource';
import type { Column } from '@/shared/columns/column';
import { useDefinition } from '@/shared/registry/definitions';
import { useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { isId } from '@/core/id';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import { SelectRow } from './actions/SelectBoxes';
import { CellValue } from './CellValue';
import { quietLinks } from '@/shared/links/quiet-links';
import type { RowsProps } from './ListTable';
import { useRowAddress } from './useRowAddress';

const RowActions = lazyComponent(() => import('./actions/RowActions'), 'RowActions');

type ListCardsProps = RowsProps & {
  /** Whether they stand in a card already, which keeps them off the edges. */
  isInCard?: boolean;
};

/** The rows of a list on a phone: a card a record, headed by its title. */
export const ListCards = ({ isInCard = false, ...rows }: ListCardsProps) => {
  const { data = [], isFetching } = useListContext();
  return (
    <Stack component="ul" aria-busy={isFetching} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record, at) => (
        <Box component="li" key={record.id ?? at} sx={isInCard ? IN_A_CARD : CARD}>
          <RecordCard record={record} {...rows} />
        </Box>
      ))}
    </Stack>
  );
};

const CARD = { p: 2, borderBottom: 1, borderColor: 'divider', minWidth: 0 } as const;
const IN_A_CARD = {
  ...CARD,
  px: 0,
  '&:first-of-type': { pt: 0 },
  '&:last-of-type': { pb: 0, borderBottom: 0 },
} as const;

const RecordCard = ({ record, columns, opens, actions }: RowsProps & { record: RaRecord }) => {
  const definition = useDefinition();
  const { sort } = useListContext();
  const address = useRowAddress(opens)(record);
  const isActedOn = actions.length > 0 && isId(record.id);
  const { title, badge, line } = partsOfCard(columns, definition);
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        {isActedOn && <SelectRow record={record} />}
        {title && (
          <Typography
            variant="subtitle2"
            component="h2"
            sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            <CellValue column={title} record={record} address={address} sortedBy={sort.field} />
          </Typography>
        )}
        {badge && <CellValue column={badge} record={record} address={null} sortedBy={sort.field} />}
        {isActedOn && <RowActions actions={actions} record={record} />}
      </Stack>
      <Box sx={LINE}>
        {line
          .filter((column) => saysSomething(column, record))
          .map((column, at) => (
            <Fragment key={column.source}>
              {/* The dot stays at the end of its line. */}
              {at > 0 && <span aria-hidden>{'\u00a0· '}</span>}
              <CardValue
                column={column}
                record={record}
                sortedBy={sort.field}
                isNamed={isAmbiguous(column, line)}
              />
            </Fragment>
          ))}
      </Box>
    </>
  );
};

type CardValueProps = {
  column: Column;
  record: RaRecord;
  sortedBy: string;
  /** Whether the column's name is visible, not only read out. */
  isNamed: boolean;
};

const CardValue = ({ column, record, sortedBy, isNamed }: CardValueProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={isNamed ? undefined : visuallyHidden}>
        {translate(`resources.${resource}.fields.${column.source}`)}:{' '}
      </Box>
      <CellValue column={column} record={record} address={null} sortedBy={sortedBy} />
    </Box>
  );
};

/** Whether a value does not speak for itself: a bare figure, or one of two amounts in a line. */
const isAmbiguous = ({ align, kind }: Column, line: readonly Column[]): boolean =>
  align === 'right' &&
  (kind === undefined ||
    kind === 'count' ||
    line.filter((other) => other.kind === kind).length > 1);

/** So many values stand in the quiet line: those that are meant for it, else those that give way last in the table. */
const IN_LINE = 3;

const partsOfCard = (columns: readonly Column[], { tones = {} }: ResourceDefinition) => {
  const shown = columns.filter(({ isOptional }) => !isOptional);
  const title = shown.find(({ isTitle }) => isTitle);
  const badge = shown.find(({ source }) => tones[source]);
  const others = shown.filter((column) => column !== title && column !== badge);
  const kept = others.toSorted((a, b) => rankOf(b) - rankOf(a));
  const inLine = new Set(kept.slice(0, IN_LINE));
  return { title, badge, line: others.filter((column) => inLine.has(column)) };
};

/** A dash without a label would mean nothing. */
const saysSomething = ({ cell, source }: Column, record: RaRecord): boolean =>
  cell ? cell(record) !== null : listOf(record[source]).length > 0;

const rankOf = ({ isOnCard, priority }: Column): number => (isOnCard ? 6 : (priority ?? 5));

const LINE = {
  mt: 0.5,
  typography: 'body2',
  color: 'text.secondary',
  '& a': quietLinks,
  '& time': { whiteSpace: 'nowrap' },
} as const;
