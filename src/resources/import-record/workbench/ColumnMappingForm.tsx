import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { FormatInfo } from '../check/check-types';
import type { ColumnMapping } from '../check/column-mapping';
import { useColumnLabels } from '../useColumnLabels';
import type { FileHead } from '../check/read-file';

type ColumnMappingFormProps = {
  recordType: string;
  head: FileHead;
  info: FormatInfo;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
};

/** Which column of the file stands for which of the record, with the first values of each. */
export const ColumnMappingForm = ({
  recordType,
  head,
  info,
  mapping,
  onChange,
}: ColumnMappingFormProps) => {
  const translate = useTranslate();
  const { named } = useColumnLabels(recordType);
  const { number } = useFormats();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const shown = head.header
    .map((name, at) => ({ name, at }))
    .filter(({ at }) => at < COLUMNS_SHOWN || mapping[at] !== null);
  const choose = (at: number, name: string) =>
    onChange(
      mapping.map((own, place) => {
        if (place === at) return name || null;
        return own === name ? null : own;
      }),
    );
  return (
    <TableContainer tabIndex={0} sx={{ maxHeight: 360 }}>
      <Table
        size="small"
        stickyHeader
        sx={{ minWidth: { sm: 520 }, tableLayout: { xs: 'fixed', sm: 'auto' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{translate(key('of_file'))}</TableCell>
            <TableCell sx={VALUES_COLUMN}>{translate(key('first_values'))}</TableCell>
            <TableCell>{translate(key('stands_for'))}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ name, at }) => (
            <TableRow key={`${at} ${name}`}>
              <TableCell sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                {name || '–'}
                {isPhone && <FirstValues head={head} at={at} />}
              </TableCell>
              <TableCell sx={VALUES_COLUMN}>
                <FirstValues head={head} at={at} />
              </TableCell>
              <TableCell>
                <TextField
                  select
                  size="small"
                  fullWidth
                  value={mapping[at] ?? ''}
                  onChange={({ target }) => choose(at, target.value)}
                  slotProps={{
                    select: { displayEmpty: true },
                    htmlInput: { 'aria-label': translate(key('stands_for_of'), { name }) },
                  }}
                >
                  <MenuItem value="">
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {translate(key('left_out'))}
                    </Box>
                  </MenuItem>
                  {info.columns.map((column) => (
                    <MenuItem key={column.name} value={column.name}>
                      {named(column.name)}
                      {column.isRequired ? ' *' : ''}
                    </MenuItem>
                  ))}
                </TextField>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        {shown.length < head.header.length && (
          <caption>
            {translate(key('shown_of'), {
              shown: number(shown.length),
              total: number(head.header.length),
            })}
          </caption>
        )}
      </Table>
    </TableContainer>
  );
};

/** The first two values of a column of the file, each cut to what tells it apart. */
const FirstValues = ({ head, at }: { head: FileHead; at: number }) => (
  <Typography variant="body2" color="text.secondary" noWrap sx={{ maxWidth: { xs: 120, sm: 208 } }}>
    {head.rows
      .slice(0, 2)
      .map((row) => row[at]?.slice(0, 40) ?? '')
      .filter(Boolean)
      .join(' · ')}
  </Typography>
);

/** On a phone the values stand below the name: the choice beside them stays in sight. */
const VALUES_COLUMN = { display: { xs: 'none', sm: 'table-cell' } } as const;

const COLUMNS_SHOWN = 200;

const key = <Name extends string>(name: Name) =>
  `resources.import-record.check.columns.${name}` as const;
