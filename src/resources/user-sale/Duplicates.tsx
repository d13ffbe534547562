import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useListContext, useLocation, type FilterPayload, type RaRecord } from 'react-admin';
import { keysUnder } from '@/i18n/keys-under';
import { dayOf } from '@/core/days';
import { CUSTOMER } from '@/core/resource-names';
import { lineOf, textOrNumberOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { Day } from '@/kit/fields/Day';
import { Euro } from '@/kit/fields/Euro';
import { useExcludeRows } from '@/kit/list/excluded-rows';
import { RecordLink } from '@/kit/links/RecordLink';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { useDefinition } from '@/kit/registry/definitions';
import { filterRows, searchRows } from '@/providers/data/rows';
import type { DuplicateGroup, SaleRef } from './duplicate-groups';
import { WAITING } from './sale-queue';
import { useDuplicates } from './useDuplicates';

/**
 * Above the list: possible duplicates among its rows that nobody has reviewed yet, and which sales were not compared;
 * nothing without either, or if the list shows none of the sales that wait. In the list, "select all" skips unprocessed
 * ones, so they are chosen one by one.
 */
export const Duplicates = () => {
  const translate = useTranslate();
  const { number } = useFormats();
  const [isOpen, setOpen] = useOpenOnReturn();
  const { open, doubtful, coverage, unreadUpTo } = useDuplicates();
  useExcludeRows(doubtful);
  const { filterValues } = useListContext();
  const isListed = useIsListed(coverage?.rows, filterValues);
  const groups = open.filter((group) => group.some(({ sale }) => isListed(sale)));
  const isOfWaiting = [undefined, '', WAITING.status].includes(filterValues.status);
  if (!isOfWaiting || !coverage) return null;
  const unread = unreadUpTo !== null && <Unread upTo={unreadUpTo} />;
  if (groups.length === 0) return unread && <Box sx={{ mb: 2 }}>{unread}</Box>;
  const { rows, total } = coverage;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      action={
        <Button
          color="inherit"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {translate(key(isOpen ? 'hide' : 'show'))}
        </Button>
      }
    >
      {translate(key('note'), { smart_count: groups.length })}
      <Collapse in={isOpen} unmountOnExit>
        <Box component="ul" sx={GROUPS}>
          {groups.map((group) => (
            <Group key={String(group[0]?.sale.id)} group={group} />
          ))}
        </Box>
        {rows.length < total && (
          <Typography variant="caption" component="p">
            {translate(key('part'), { read: number(rows.length), total: number(total) })}
          </Typography>
        )}
        {unread}
      </Collapse>
    </Alert>
  );
};

/** Whether the groups are open; on the way back, from one of their sales for one, as they were left. */
const useOpenOnReturn = () => {
  const { key: entry = '' } = useLocation();
  const [isOpen, setOpen] = useState(() => leftOpen.has(entry));
  useEffect(() => {
    if (isOpen) leftOpen.add(entry);
    else leftOpen.delete(entry);
  }, [isOpen, entry]);
  return [isOpen, setOpen] as const;
};

/** The entries of the history in which the groups are open. */
const leftOpen = new Set<string>();

/** Returns whether a sale that waits, one of `waiting`, is in a list with these filters; any sale without filters. */
const useIsListed = (waiting: readonly RaRecord[] = [], filterValues: FilterPayload) => {
  const { endpoint } = useDefinition();
  const { q = '', status: _, ...values } = filterValues as Record<string, string>;
  const filters = Object.entries(values).filter(([, value]) => value !== '');
  if (q === '' && filters.length === 0) return () => true;
  const found = searchRows(waiting, q.trim(), endpoint.searched);
  const listed = new Set(filterRows(found, Object.fromEntries(filters)).map(({ id }) => id));
  return ({ id }: SaleRef) => listed.has(id);
};

const Unread = ({ upTo }: { upTo: string }) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const day = dayOf(upTo);
  return (
    <Typography variant="caption" component="p">
      {translate(key('unread'), { day: day ? utc.day(day) : upTo })}
    </Typography>
  );
};

const Group = ({ group }: { group: DuplicateGroup }) => {
  const translate = useTranslate();
  const [{ sale: first } = NOBODY] = group;
  if (!first) return null;
  return (
    <Box component="li" sx={GROUP}>
      <ReferenceName resource={CUSTOMER} code={textOrNumberOf(first.customer_code)} />
      <Day value={first.date} />
      <Euro value={first.total} />
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        {group.map(({ sale, state }) => (
          <span key={sale.id}>
            <RecordLink record={sale} view="show">
              {lineOf(sale.code)}
            </RecordLink>
            {state !== '' && ` (${translate(key(state))})`}
          </span>
        ))}
      </Box>
    </Box>
  );
};

const NOBODY = { sale: undefined };

/** Groups have columns, except on a phone. */
const GROUPS = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  display: { sm: 'grid' },
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'start',
  columnGap: 3,
  rowGap: 0.5,
} as const;
const GROUP = {
  display: { xs: 'flex', sm: 'contents' },
  flexWrap: 'wrap',
  columnGap: 2,
  py: 0.5,
} as const;

const key = keysUnder('resources.user-sale.duplicates');
