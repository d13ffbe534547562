import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { changeOf } from '@/core/change';
import { Change } from '@/ui/charts/Change';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFigureName } from './useFigureName';
import { isNeutral, type ComparedFigure } from './report-figures';
import { useFigureFormat } from './useFigureFormat';

type Side<Name extends ComparedFigure> = {
  name: string;
  /** A remark below the name. */
  note?: string | undefined;
  figures: Readonly<Record<Name, number | null>>;
};

type ComparedFiguresProps<Name extends ComparedFigure> = {
  /** The accessible name of the table. */
  label: string;
  names: readonly Name[];
  one: Side<Name>;
  /** The side that `one` is compared with. */
  other: Side<Name>;
  /** Whether no change is better or worse, as between periods of different lengths. */
  isNeutral?: boolean;
  /** 'so_far' if a side has promotions still running; 'hidden' if too many, so that changes in percent are left out. */
  changes?: 'whole' | 'so_far' | 'hidden';
};

/** The figures `names` of two periods or promotions side by side, without those that neither has. */
export const ComparedFigures = <Name extends ComparedFigure>({
  label,
  names,
  one,
  other,
  isNeutral: isAllNeutral = false,
  changes = 'whole',
}: ComparedFiguresProps<Name>) => {
  const translate = useTranslate();
  const nameOf = useFigureName();
  const { format, formatDifference } = useFigureFormat();
  const isShown = changes !== 'hidden';
  const isSoFar = changes === 'so_far';
  const rows = names.filter(
    (figure) => one.figures[figure] !== null || other.figures[figure] !== null,
  );
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={label} sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell>
              <span style={visuallyHidden}>{translate('report.figure')}</span>
            </TableCell>
            {[one, other].map(({ name, note }, at) => (
              <TableCell key={at} align="right">
                {name}
                {note && (
                  <Box component="span" sx={NOTE}>
                    {note}
                  </Box>
                )}
              </TableCell>
            ))}
            <TableCell align="right" sx={WIDE}>
              {translate('report.difference')}
            </TableCell>
            {isShown && (
              <TableCell align="right" sx={WIDE}>
                {translate(isSoFar ? 'report.change_so_far' : 'report.change')}
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((figure) => {
            const [value, before] = [one.figures[figure], other.figures[figure]];
            const part = isShown ? changeOf(value, before) : null;
            const change = part !== null && (
              <Change value={part} isNeutral={isAllNeutral || isNeutral(figure)} />
            );
            return (
              <TableRow key={figure}>
                <TableCell component="th" scope="row">
                  {nameOf(figure)}
                </TableCell>
                <TableCell align="right" sx={{ fontWeight: 600 }}>
                  {format(figure, value)}
                </TableCell>
                <TableCell align="right">
                  {format(figure, before)}
                  {change && (
                    <Box component="span" sx={NARROW}>
                      {change}
                      {isSoFar && ` ${translate('report.so_far')}`}
                    </Box>
                  )}
                </TableCell>
                <TableCell align="right" sx={WIDE} style={UNBROKEN}>
                  {formatDifference(
                    figure,
                    value === null || before === null ? null : value - before,
                  )}
                </TableCell>
                {isShown && (
                  <TableCell align="right" sx={WIDE}>
                    {change || '–'}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
};

const TABLE = {
  '& th, & td': { px: { xs: 0.5, sm: 1.5 } },
  // Three columns of figures fit on a phone.
  '& tr > :first-of-type': { pl: { xs: 0, sm: 1.5 } },
  '& thead th': { whiteSpace: 'normal' },
};

const NOTE = { display: 'block', typography: 'caption', color: 'text.secondary' };

/** On a phone the change is below its figure. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } };
/** A line break would be allowed between the sign and the currency. */
const UNBROKEN = { whiteSpace: 'nowrap' };
const NARROW = {
  display: { xs: 'block', sm: 'none' },
  typography: 'caption',
};
