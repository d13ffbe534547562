import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, type KeyboardEvent } from 'react';
import Typography from '@mui/material/Typography';
import { useResourceContext } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Column } from '@/kit/fields/column';
import { moved } from '@/kit/order/positions';
import { SortableRows } from '@/kit/order/SortableRows';
import { columnName } from './column-visibility';
import { useColumnChoice } from './useColumnChoice';
import type { ColumnVisibility } from './useColumnVisibility';

export type ColumnsChooserProps = { columns: readonly Column[]; visibility: ColumnVisibility };

/**
 * Shows, hides and moves the columns of a table: one row per column, moved by its handle with pointer or keyboard. Up
 * and Down move between the checkboxes, because each row has two Tab stops. A column for which the window has no room
 * says so, because the user has not hidden it.
 */
export const ColumnsChooser = ({
  columns,
  visibility,
  onMoving,
}: ColumnsChooserProps & { onMoving: (isMoving: boolean) => void }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const id = useId();
  const { ordered, isShown, toggle, arrange, reset } = useColumnChoice(columns, visibility);
  const items = ordered.map((column) => ({
    id: columnName(column),
    name: translate(`resources.${resource}.fields.${column.source}`),
    column,
  }));
  const shown = ordered.filter(isShown).length;
  const isWithoutRoom = (column: Column) =>
    !isShown(column) && !column.isOptional && visibility.hidden.includes(columnName(column));
  return (
    <Box sx={{ p: 1 }} onKeyDown={moveBetweenCheckboxes}>
      <SortableRows
        items={items}
        label={translate('ra.action.select_columns')}
        isOpen
        isDense
        onMoving={onMoving}
        onMove={(from, to) => arrange(moved(ordered, from, to))}
      >
        {({ name, column }) => (
          <FormControlLabel
            label={
              <>
                {name}
                {isWithoutRoom(column) && (
                  <Typography
                    id={`${id}-${columnName(column)}`}
                    variant="caption"
                    component="span"
                    sx={NO_ROOM}
                  >
                    {translate('list.columns_no_room')}
                  </Typography>
                )}
              </>
            }
            sx={{ width: '100%', mx: 0 }}
            control={
              <Checkbox
                size="small"
                checked={isShown(column)}
                // The last column cannot be hidden, because an empty table would be useless.
                disabled={isShown(column) && shown === 1}
                onChange={() => toggle(column)}
                slotProps={{
                  input: {
                    'aria-label': name,
                    'aria-describedby': isWithoutRoom(column)
                      ? `${id}-${columnName(column)}`
                      : undefined,
                  },
                }}
              />
            }
          />
        )}
      </SortableRows>
      <Button size="small" color="inherit" fullWidth onClick={reset} sx={{ mt: 0.5 }}>
        {translate('list.columns_reset')}
      </Button>
    </Box>
  );
};

const NO_ROOM = { display: 'block', color: 'text.secondary', lineHeight: 1.2, pb: 0.75 } as const;

const moveBetweenCheckboxes = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
  boxes[boxes.indexOf(target) + step]?.focus();
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
