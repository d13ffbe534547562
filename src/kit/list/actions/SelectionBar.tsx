import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import {
  useDataProvider,
  useEvent,
  useListContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { announceNews } from '@/ui/announce/announced';
import { useFormats } from '@/ui/formats/useFormats';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { useTranslate } from '@/ui/hooks/useTranslate';
import scroll from '@/ui/plain/scroll-strip.module.css';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useDefinition } from '@/kit/registry/definitions';
import { useParentMeta } from '@/kit/registry/parent-ids';
import { useExcludedRows, useSelectMany } from '../excluded-rows';
import { isRefusedFor, mayChange } from './action-run';
import { useSelectedRecords } from './listed-records';
import type { RecordAction } from './record-action';

type SelectionBarProps = {
  bar: RefObject<HTMLDivElement | null>;
  actions: readonly RecordAction[];
  /** Called with the selected rows that the action may change, and those for which it is refused. */
  onAction: (
    action: RecordAction,
    ids: readonly Identifier[],
    refusedIds: readonly Identifier[],
  ) => void;
  /** Called when the user has cleared the selection, which removes the bar. */
  onEmptied: () => void;
};

/** The bar of the selected rows: their number, and the actions that may change at least one of them. */
export const SelectionBar = ({ bar, actions, onAction, onEmptied }: SelectionBarProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { name } = useDefinition();
  const alerts = useAlerts();
  const { selectedIds, onSelect, total = 0 } = useListContext();
  const { skippedIds } = useExcludedRows();
  const selectAllRows = useSelectAllRows();
  const count = selectedIds.length;
  const records = useSelectedRecords();
  const offered = actions
    .map((action) => {
      const changed = selectedIds.filter((id) => mayChange(action, records.get(id)));
      const refusedIds = changed.filter((id) => isRefusedFor(action, records.get(id)));
      return { action, refusedIds, ids: changed.filter((id) => !refusedIds.includes(id)) };
    })
    .filter(({ ids, refusedIds }) => ids.length + refusedIds.length > 0);
  const selectAll = () => {
    void selectAllRows().catch(alerts.failure);
    // The button disappears once all rows are selected, so the bar takes the focus.
    bar.current?.focus();
  };
  const buttons = useRef<HTMLDivElement>(null);
  useShortcut(
    'selection',
    () => (buttons.current?.querySelector('button') ?? bar.current)?.focus(),
    bar,
  );
  const unselect = () => {
    onSelect([]);
    onEmptied();
  };
  useShortcut('unselect', unselect, bar);
  return (
    <Paper
      ref={bar}
      tabIndex={-1}
      variant="outlined"
      role="region"
      data-selection
      aria-label={translate('bulk.selection')}
      sx={BAR}
    >
      <IconButton size="small" aria-label={translate('bulk.unselect')} onClick={unselect}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Typography ref={announceNews} variant="subtitle2" component="div" sx={COUNT}>
        {translate('bulk.selected', { smart_count: count, count: number(count) })}
      </Typography>
      {skippedIds.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate(`resources.${name}.excluded`, {
            smart_count: skippedIds.length,
            count: number(skippedIds.length),
          })}
        </Typography>
      )}
      {Math.min(total, MAX_PAGE_SIZE) > count + skippedIds.length && (
        <Button size="small" onClick={selectAll}>
          {total > MAX_PAGE_SIZE
            ? translate('bulk.select_first', { max: number(MAX_PAGE_SIZE) })
            : translate('bulk.select_all', { count: number(total) })}
        </Button>
      )}
      {total > MAX_PAGE_SIZE && (
        <Typography variant="body2" color="text.secondary">
          {translate('bulk.too_many', { max: number(MAX_PAGE_SIZE) })}
        </Typography>
      )}
      <Box ref={buttons} className={scroll.strip} sx={ACTIONS}>
        {offered.map(({ action, ids, refusedIds }) => {
          const label = translate(`resources.${name}.actions.${action.name}`);
          return (
            <Button
              key={action.name}
              size="small"
              variant="outlined"
              startIcon={<action.icon fontSize="small" />}
              onClick={() => onAction(action, ids, refusedIds)}
            >
              {ids.length < count && ids.length > 0 ? `${label} (${number(ids.length)})` : label}
            </Button>
          );
        })}
        {offered.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '100%' }}>
            {translate(`resources.${name}.actions.none`, { _: translate('bulk.none') })}
          </Typography>
        )}
      </Box>
    </Paper>
  );
};

const BAR = {
  position: 'var(--stuck)',
  bottom: 'var(--frame-bottom)',
  zIndex: 2,
  order: 1,
  m: 1,
  px: 2,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  bgcolor: 'status.accent.tint',
  borderColor: 'status.accent.line',
} as const;

/** Keeps the number of selected rows beside the close button on a phone, whatever its length. */
const COUNT = { flex: { xs: 1, sm: 'none' }, minWidth: 0 } as const;

/** On a phone the buttons scroll sideways in their own line, so that the rows stay visible above the bar. */
const ACTIONS = { ml: { sm: 'auto' }, flex: { xs: '1 0 100%', sm: '0 1 auto' } } as const;

/**
 * Returns a function that selects all rows of the list, at most as many as a page may have. Unlike react-admin's own, it selects nothing if the bar was
 * removed before the answer, because the user or a new filter cleared the selection.
 */
const useSelectAllRows = () => {
  const definition = useDefinition();
  const { name } = definition;
  const meta = useParentMeta(definition);
  const client = useQueryClient();
  const provider = useDataProvider();
  const { sort, filterValues: filter } = useListContext();
  const select = useEvent(useSelectMany());
  const isShown = useIsMounted();
  return async () => {
    const params = { pagination: { page: 1, perPage: MAX_PAGE_SIZE }, sort, filter, meta };
    // Reads into the list's cache, where the actions look for the records.
    const { data } = await client.fetchQuery<{ data: RaRecord[] }>({
      queryKey: [name, 'getList', params],
      queryFn: ({ signal }) => provider.getList(name, { ...params, signal }),
    });
    if (isShown()) select(data.map(({ id }) => id));
  };
};
