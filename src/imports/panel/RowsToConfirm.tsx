import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import Typography from '@mui/material/Typography';
import { useStateSentences } from '@/domain/promotion/useStateSentences';
import { EFFECT_TABLE, EffectHead, EffectLine } from '@/domain/promotion/EffectTable';
import { ChangedCell, type CellText } from '@/imports/compare/ChangedFields';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { retryRef } from '@/ui/hooks/retry-ref';
import { RowEffect } from './RowEffect';
import type { RowToConfirm, useRowsToConfirm } from './useRowsToConfirm';

type RowsToConfirmProps = {
  recordType: string;
  toConfirm: ReturnType<typeof useRowsToConfirm>;
  textOf: CellText;
};

/**
 * The rows that would change a concluded promotion, or one with delivered awards, with a check box for each to send it.
 */
export const RowsToConfirm = ({ recordType, toConfirm, textOf }: RowsToConfirmProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { label } = useColumnLabels(recordType);
  const { rows, ticked, tick, isFailed, readAgain, leftOut } = toConfirm;
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
        {translate('imports.panel.confirm.failed')}
      </Alert>
    );
  }
  if (leftOut === null) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('imports.panel.confirm.reading')}
      </Typography>
    );
  }
  if (rows.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={BOX}>
      <Typography variant="body2" component="p">
        {translate('imports.panel.confirm.text', {
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
              aria-label={translate('imports.panel.confirm.changes', {
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

/** On a phone the icon is hidden to make room for the tables. */
const BOX = {
  px: { xs: 1.5, sm: 2 },
  '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
  '& .MuiAlert-message': { flex: 1, minWidth: 0 },
} as const;

/** Aligns the check box with the texts: further left, the alert's message would cut it off. */
const LABEL = {
  alignItems: 'flex-start',
  ml: 0,
  mb: 1,
  '& .MuiCheckbox-root': { mt: -1, ml: -1.125 },
};

/** The number of rows whose effect is read at once; that of further rows is read once they are ticked. */
const MAX_READ = 20;

const Summary = ({ row: { promotion, totals } }: { row: RowToConfirm }) =>
  useStateSentences(promotion, totals);
