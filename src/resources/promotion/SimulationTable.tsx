import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Win } from '@/core/awards';
import { COMPANY } from '@/core/resource-names';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useAnnouncedChange } from '@/ui/announce/useAnnouncedChange';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useGivenName } from '@/domain/promotion/useGivenName';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { simulatedTotals, type SimulatedLine } from './simulation';

type SimulationTableProps = { lines: readonly SimulatedLine[]; names: ReadonlyMap<string, string> };

/** The lines of a simulation with their totals; each expands to the customers who would have won. */
export const SimulationTable = ({ lines, names }: SimulationTableProps) => {
  const translate = useTranslate();
  const { euro, number } = useFormats();
  const withUnreadable = useWithUnreadable();
  const { costCents, customers, wins, awards, unreadable } = simulatedTotals(lines);
  const cost = costCents === null ? null : euro(costCents / 100);
  const isKnown = cost !== null;
  const winners =
    customers === wins
      ? number(customers)
      : translate('resources.promotion.simulation.distinct', { count: number(customers) });
  useAnnouncedChange(
    isKnown ? translate('resources.promotion.simulation.total_now', { cost }) : '',
  );
  const head = (name: 'line' | 'winners' | 'awards' | 'cost') =>
    translate(`resources.promotion.simulation.${name}`);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        aria-label={translate('resources.promotion.simulation.title')}
        sx={FIGURES}
      >
        <TableHead>
          <TableRow>
            <TableCell>{head('line')}</TableCell>
            <TableCell align="right">{head('winners')}</TableCell>
            <TableCell align="right">{head('awards')}</TableCell>
            <TableCell align="right">{head('cost')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <LineRows key={line.record.id} line={line} names={names} />
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {withUnreadable(translate('resources.promotion.simulation.total'), unreadable)}
            </TableCell>
            <TableCell align="right">{isKnown ? winners : '–'}</TableCell>
            <TableCell align="right">{isKnown ? number(awards) : '–'}</TableCell>
            <TableCell align="right">{cost ?? '–'}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
};

const LineRows = ({
  line,
  names,
}: {
  line: SimulatedLine;
  names: SimulationTableProps['names'];
}) => {
  const translate = useTranslate();
  const { euro, number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const label = useGivenName()(line.record);
  const figure = (value: number, write: (value: number) => string) =>
    line.isUnreadable ? '–' : write(value);
  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row">
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <IconButton
              size="small"
              aria-expanded={isOpen}
              aria-label={translate('resources.promotion.simulation.show', { line: label })}
              onClick={() => setOpen(!isOpen)}
              sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }}
            >
              <ExpandMoreIcon fontSize="small" />
            </IconButton>
            <span>
              {label}
              {line.withoutQuota !== undefined && (
                <Typography component="span" variant="caption" sx={LIMITED}>
                  {translate('resources.promotion.simulation.limited', {
                    smart_count: line.withoutQuota,
                    count: number(line.withoutQuota),
                  })}
                </Typography>
              )}
            </span>
          </Box>
        </TableCell>
        <TableCell align="right">{figure(line.winners.length, number)}</TableCell>
        <TableCell align="right">{figure(line.awards, number)}</TableCell>
        <TableCell align="right">{figure(line.costCents / 100, euro)}</TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={4} sx={{ bgcolor: 'surface.sunken' }}>
            <Winners winners={line.winners} names={names} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
};

const Winners = ({
  winners,
  names,
}: {
  winners: readonly Win[];
  names: SimulationTableProps['names'];
}) => {
  const translate = useTranslate();
  const { euro, number } = useFormats();
  if (winners.length === 0) return translate('resources.promotion.simulation.none');
  const label = (name: 'customer' | 'company' | 'reached' | 'awards') =>
    translate(`resources.promotion.simulation.${name}`);
  return (
    <Box
      sx={{ maxHeight: 320, overflow: 'auto' }}
      role="region"
      tabIndex={0}
      aria-label={label('customer')}
    >
      <Table size="small" aria-label={translate('resources.promotion.simulation.winners')}>
        <TableHead>
          <TableRow>
            <TableCell>{label('customer')}</TableCell>
            <TableCell>{label('company')}</TableCell>
            <TableCell align="right">{label('reached')}</TableCell>
            <TableCell align="right">{label('awards')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {winners.slice(0, SHOWN).map(({ customer, company, cents, awards }) => (
            <TableRow key={`${customer} ${company}`}>
              <TableCell>{`${names.get(customer) ?? ''} · ${customer}`}</TableCell>
              <TableCell>
                <ReferenceName resource={COMPANY} code={company} isLinked={false} />
              </TableCell>
              <TableCell align="right">{euro(cents / 100)}</TableCell>
              <TableCell align="right">{number(awards)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {winners.length > SHOWN &&
        translate('resources.promotion.simulation.more', {
          count: number(winners.length - SHOWN),
        })}
    </Box>
  );
};

const SHOWN = 200;

const LIMITED = { display: 'block', color: 'status.warning.text' } as const;

const FIGURES = {
  fontVariantNumeric: 'tabular-nums',
  // Four columns of figures have to fit a small window, and the sheet beside a preview.
  '& td, & th': { px: { xs: 0.5, sm: 0.75, lg: 2 } },
  // A long word of a name gives way before an amount is cut.
  '& th[scope="row"]': { overflowWrap: 'anywhere' },
  '& tfoot td, & tfoot th': { color: 'text.primary', fontWeight: 600, typography: 'body2' },
} as const;
