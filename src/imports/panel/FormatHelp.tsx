import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import TableContainer from '@mui/material/TableContainer';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { IMPORT_RECORD } from '@/core/resource-names';
import { keysUnder } from '@/i18n/keys-under';
import { saveFile } from '@/ui/browser/save-file';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { StackedCell, StackedRow, StackedTable } from '@/ui/page/StackedTable';
import { csvOf, writeLine } from '@/imports/read/csv-line';
import type { FormatInfo } from '@/imports/read/format-info';
import { loadFormat } from '@/imports/workbench/check-worker';
import { useReadingWords } from '@/imports/read/useReadingWords';

/** The columns of files of this kind, with a template to fill in. */
export const FormatHelp = ({ recordType }: { recordType: string }) => {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: info } = useQuery({
    queryKey: [IMPORT_RECORD, 'format', recordType],
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
  const { label, allowed } = useReadingWords(recordType);
  return (
    <TableContainer tabIndex={0}>
      <StackedTable
        aria-label={translate(key('columns'))}
        columns={(['column', 'field', 'content', 'example'] as const).map((name) =>
          translate(key(name)),
        )}
      >
        {info.columns.map(({ name, isRequired, isList, values, examples }) => (
          <StackedRow key={name}>
            <StackedCell sx={{ fontWeight: 500 }}>{name}</StackedCell>
            <StackedCell>{label(name)}</StackedCell>
            <StackedCell sx={{ color: 'text.secondary' }}>
              {translate(key(isRequired ? 'required' : 'optional'))}
              {isList && `, ${translate(key('list'))}`}
              {info.key.includes(name) && `, ${translate(key('key'))}`}
              {values.length > 0 &&
                `, ${translate(key('values'), { values: allowed(name, values) })}`}
            </StackedCell>
            <StackedCell sx={{ overflowWrap: 'anywhere', minWidth: { sm: 240 } }}>
              {examples[1] || examples[0]}
            </StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
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
  return csvOf(rows.map(writeLine));
};

const key = keysUnder('imports.panel.format');
