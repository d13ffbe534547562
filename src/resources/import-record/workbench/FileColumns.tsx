import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { FormatInfo } from '../check/check-types';
import type { ColumnMapping } from '../check/column-mapping';
import type { Encoding } from '../check/encoding';
import type { FileHead, ReadOptions } from '../check/read-file';
import { useColumnLabels } from '../useColumnLabels';
import { ColumnMappingForm } from './ColumnMappingForm';
import { ENCODING_NAMES, SEPARATOR_NAMES } from './file-format-names';
import { FileSettings } from './FileSettings';

type FileColumnsProps = {
  recordType: string;
  head: FileHead;
  info: FormatInfo;
  mapping: ColumnMapping;
  /** Of the file as it turned out further on. */
  encoding: Encoding;
  /** Whether it starts unfolded. */
  isOpen: boolean;
  onRead: (options: Required<ReadOptions>) => void;
  onMatch: (mapping: ColumnMapping) => void;
};

/** How the file is read and how many of its columns are known; unfolded, both can be changed. */
export const FileColumns = ({
  recordType,
  head,
  info,
  mapping,
  encoding,
  isOpen,
  onRead,
  onMatch,
}: FileColumnsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { header, separator } = head;
  const { named } = useColumnLabels(recordType);
  const matched = mapping.filter((name) => name !== null).length;
  const leftOut = header.filter((name, at) => mapping[at] === null && name.trim() !== '');
  const missing = info.columns.filter(
    ({ name, isRequired }) => isRequired && !info.key.includes(name) && !mapping.includes(name),
  );
  const firstNames = (names: readonly string[]) => {
    const first = names.slice(0, NAMES_TOLD).join(', ');
    const more = names.length - NAMES_TOLD;
    if (more <= 0) return first;
    return translate(key('and_others'), { names: first, smart_count: more, count: number(more) });
  };
  return (
    <Accordion
      variant="outlined"
      disableGutters
      // Two hundred choices of a wide file take longer to be drawn than a reader waits.
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ borderRadius: 1, '&::before': { display: 'none' } }}
      defaultExpanded={isOpen}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        sx={{ '& .MuiAccordionSummary-content': { flexWrap: 'wrap', columnGap: 2 } }}
      >
        <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>
          <Typography>
            {translate(key('matched'), {
              smart_count: matched,
              matched: number(matched),
              total: number(header.length),
            })}
          </Typography>
          {leftOut.length > 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {translate(key('left_out_names'), { names: firstNames(leftOut) })}
            </Typography>
          )}
          {missing.length > 0 && (
            <Typography variant="body2" sx={{ color: 'status.warning.text' }}>
              {translate(key('missing_required'), {
                smart_count: missing.length,
                columns: missing.map(({ name }) => named(name)).join(', '),
              })}
            </Typography>
          )}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mr: 1, alignSelf: 'center' }}>
          {`${ENCODING_NAMES[encoding]} · ${translate(
            `resources.import-record.check.separators.${SEPARATOR_NAMES[separator]}`,
          )}`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack sx={{ gap: 2 }}>
          <FileSettings {...{ encoding, separator }} onChange={onRead} />
          <ColumnMappingForm {...{ recordType, head, info, mapping }} onChange={onMatch} />
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
};

const NAMES_TOLD = 6;

const key = <Name extends string>(name: Name) =>
  `resources.import-record.check.columns.${name}` as const;
