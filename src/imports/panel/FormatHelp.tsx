import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { saveFile } from '@/ui/browser/save-file';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { FormatInfo } from '@/imports/read/format-info';
import { loadFormat } from '@/imports/bench/check-worker';
import { STACKED_TABLE } from '@/imports/read/stacked-table';
import { useColumnLabels } from '@/imports/read/useColumnLabels';

/** The columns of files of this kind, with a template to fill in. */
export const FormatHelp = ({ recordType }: { recordType: string }) => {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: info } = useQuery({
    queryKey: ['import-record', 'format', recordType],
    staleTime: Infinity,
    queryFn: () => loadFormat(recordType),
  });
  if (!info) return null;
  return (
    <Stack sx={{ mt: 2, gap: 1, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          startIcon={<FileDownloadOutlinedIcon />}
          onClick={() => saveFile(templateOf(info), `${recordType}.csv`)}
        >
          {translate(key('template'))}
        </Button>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {translate(key('columns'))}
        </Button>
      </Stack>
      <Collapse in={isOpen} id={id} mountOnEnter unmountOnExit sx={{ width: '100%' }}>
        <ColumnsTable info={info} recordType={recordType} />
      </Collapse>
    </Stack>
  );
};

const ColumnsTable = ({ info, recordType }: { info: FormatInfo; recordType: string }) => {
  const translate = useTranslate();
  const { label } = useColumnLabels(recordType);
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={translate(key('columns'))} sx={STACKED_TABLE}>
        <TableHead>
          <TableRow>
            {(['column', 'field', 'content', 'example'] as const).map((name) => (
              <TableCell key={name}>{translate(key(name))}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {info.columns.map(({ name, isRequired, isList, values, examples }) => (
            <TableRow key={name}>
              <TableCell sx={{ fontWeight: 500 }}>{name}</TableCell>
              <TableCell>{label(name)}</TableCell>
              <TableCell sx={{ color: 'text.secondary' }}>
                {translate(key(isRequired ? 'required' : 'optional'))}
                {isList && `, ${translate(key('list'))}`}
                {info.key.includes(name) && `, ${translate(key('key'))}`}
                {values.length > 0 &&
                  `, ${translate(key('values'), { values: values.join(', ') })}`}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: { sm: 240 } }}>
                {examples[1] || examples[0]}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

/** A template with a header and two rows of examples. */
const templateOf = ({ columns }: FormatInfo): Blob => {
  const rows = [
    columns.map(({ name }) => name),
    columns.map(({ examples: [first] }) => first),
    columns.map(({ examples: [, second] }) => second),
  ];
  const lines = rows.map((cells) => cells.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)));
  return new Blob([`\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`], {
    type: 'text/csv;charset=utf-8',
  });
};

const key = <Name extends string>(name: Name) => `imports.panel.format.${name}` as const;
