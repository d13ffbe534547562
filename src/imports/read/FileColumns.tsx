import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { FormatInfo } from './format-info';
import type { ChosenReading, FoundReading } from './find-readings';
import type { ColumnMapping } from './column-mapping';
import type { FileForm, FileHead, ReadOptions } from './read-file';
import { ColumnMappingForm } from './ColumnMappingForm';
import { ColumnsSummary } from './ColumnsSummary';
import { ENCODING_NAMES, SEPARATOR_NAMES } from './file-format-names';
import { FileSettings } from './FileSettings';
import { MissingFields, openColumns } from './MissingFields';
import { SheetSettings } from './SheetSettings';

type FileColumnsProps = {
  recordType: string;
  head: FileHead;
  info: FormatInfo;
  mapping: ColumnMapping;
  /** The columns that the file lacks: those that identify its rows, and those its rows need. */
  missingKey: readonly string[];
  missing: readonly string[];
  readings: readonly FoundReading[];
  /** The options for reading the file, as detected later on. */
  form: FileForm;
  onForm: (options: ReadOptions) => void;
  onRead: (chosen: Readonly<Record<string, ChosenReading>>) => void;
  onMatch: (mapping: ColumnMapping) => void;
};

/**
 * The file's settings and its number of known columns; expanded, both can be changed. It expands by itself if a field
 * is missing that one of the columns may contain.
 */
export const FileColumns = ({
  recordType,
  head,
  info,
  mapping,
  missingKey,
  missing,
  readings,
  form,
  onForm,
  onRead,
  onMatch,
}: FileColumnsProps) => {
  const translate = useTranslate();
  const { encoding, separator, quoting } = form;
  const { book } = head;
  const lacking = [...new Set([...missingKey, ...missing])];
  const isLacking = lacking.length > 0 && openColumns(head, mapping).length > 0;
  const [isOpen, setOpen] = useState(isLacking);
  const [wasLacking, setWasLacking] = useState(isLacking);
  if (isLacking !== wasLacking) {
    setWasLacking(isLacking);
    if (isLacking) setOpen(true);
  }
  const ofText = [
    ENCODING_NAMES[encoding],
    translate(`imports.read.separators.${SEPARATOR_NAMES[separator]}`),
    ...(quoting === 'double' ? [] : [translate(`imports.read.quotings.${quoting}`)]),
  ];
  const names = book ? [book.sheets[book.sheet]?.name] : ofText;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      // Unmounted while closed, because two hundred selects of a wide file are slow to render.
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ borderRadius: 1, '&::before': { display: 'none' } }}
      expanded={isOpen}
      onChange={(_, next) => setOpen(next)}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        sx={{ '& .MuiAccordionSummary-content': { flexWrap: 'wrap', columnGap: 2 } }}
      >
        <ColumnsSummary recordType={recordType} head={head} mapping={mapping} missing={missing} />
        <Typography variant="body2" color="text.secondary" sx={{ mr: 1, alignSelf: 'center' }}>
          {names.join(' · ')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack sx={{ gap: 2 }}>
          {isLacking && (
            <MissingFields
              recordType={recordType}
              head={head}
              mapping={mapping}
              missing={lacking}
              onMatch={onMatch}
            />
          )}
          {book ? (
            <SheetSettings book={book} head={head} onChange={onForm} />
          ) : (
            <FileSettings form={form} beginning={head.beginning} onChange={onForm} />
          )}
          <ColumnMappingForm
            recordType={recordType}
            head={head}
            info={info}
            mapping={mapping}
            readings={readings}
            onChange={onMatch}
            onRead={onRead}
          />
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
};
