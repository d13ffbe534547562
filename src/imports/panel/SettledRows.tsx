import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import Typography from '@mui/material/Typography';
import { useSettledFacts } from '@/domain/promotion/useSettledFacts';
import { EFFECT_TABLE, EffectHead, EffectLine } from '@/domain/promotion/SettledEffect';
import { ChangedCell, type CellText } from '@/imports/compare/ChangedFields';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { retryRef } from '@/ui/hooks/retry-ref';
import { RowEffect } from './RowEffect';
import type { SettledRow, useSettledRows } from './useSettledRows';

type SettledRowsProps = {
  recordType: string;
  settled: ReturnType<typeof useSettledRows>;
  textOf: CellText;
};

/**
 * The rows that would change a concluded promotion, or one with delivered awards: each is sent only if it is ticked.
 */
export const SettledRows = ({ recordType, settled, textOf }: SettledRowsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { label } = useColumnLabels(recordType);
  const { rows, ticked, tick, isFailed, readAgain, leftOut } = settled;
  if (isFailed) {
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={
          <Button ref={retryRef} color="inherit" size="small" onClick={readAgain}>
            {translate('list.retry')}
          </Button>
        }
      >
        {translate('imports.panel.settled.failed')}
      </Alert>
    );
  }
  if (leftOut === null) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('imports.panel.settled.reading')}
      </Typography>
    );
  }
  if (rows.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={BOX}>
      <Typography variant="body2" component="p">
        {translate('imports.panel.settled.text', {
          smart_count: rows.length,
          count: number(rows.length),
        })}
      </Typography>
      {rows.map((row, at) => (
        <Box key={row.row} sx={{ mt: 1.5 }}>
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={ticked.has(row.code)}
                onChange={(_, isTicked) => tick(row.code, isTicked)}
              />
            }
            label={
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <b>
                  {row.code} {row.name}
                </b>
                {` · ${translate('imports.correct.line', { line: row.line })}`}
                <br />
                <Summary row={row} />
              </Typography>
            }
            sx={LABEL}
          />
          <Box sx={{ overflowX: 'auto' }}>
            <Table
              size="small"
              aria-label={translate('imports.panel.settled.changes', {
                name: row.name || row.code,
              })}
              sx={EFFECT_TABLE}
            >
              <EffectHead />
              <TableBody>
                {row.fields.map(({ column, before, after }) => (
                  <EffectLine
                    key={column}
                    label={label(column)}
                    before={<ChangedCell column={column} textOf={textOf} text={before} />}
                    after={<ChangedCell column={column} textOf={textOf} text={after} />}
                  />
                ))}
                <RowEffect row={row} isRead={at < MAX_READ || ticked.has(row.code)} />
              </TableBody>
            </Table>
          </Box>
        </Box>
      ))}
    </Alert>
  );
};

/** On a phone its tables have the width of the icon, too. */
const BOX = {
  px: { xs: 1.5, sm: 2 },
  '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
  '& .MuiAlert-message': { flex: 1, minWidth: 0 },
} as const;

/** The box of the tick starts where the texts start: further left, the message would cut it. */
const LABEL = {
  alignItems: 'flex-start',
  ml: 0,
  mb: 1,
  '& .MuiCheckbox-root': { mt: -1, ml: -1.125 },
};

/** The effect of further rows is read once they are ticked. */
const MAX_READ = 20;

const Summary = ({ row: { promotion, totals } }: { row: SettledRow }) =>
  useSettledFacts(promotion, totals);
