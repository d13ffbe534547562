import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import { supportsVerb } from '@/core/endpoint';
import { filledResource, type RecordType } from '@/imports/read/record-types';
import { useDefinition } from '@/kit/registry/definitions';
import { saveFile } from '@/ui/browser/save-file';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CheckState } from '@/imports/check/check-state';
import { changesKey } from './Changes';
import { keepPrevious } from './kept-previous';
import type { PreviousValues } from './previous-values';
import { useColumnLabels } from '@/imports/read/useColumnLabels';

type PreviousActionsProps = {
  recordType: string;
  /** The key of the sent file, if the answer had one: the history then offers the same actions. */
  fileKey?: string;
  /** Name of the file that changes the records. */
  fileName: string;
  check: CheckState;
  bench: {
    previous: (leftOut: readonly number[]) => Promise<PreviousValues | null>;
    previousSheet: (sheet: string, leftOut: readonly number[]) => Promise<PreviousValues | null>;
  };
  /** Rows that were not sent. */
  leftOut: readonly number[];
  /** Whether sent rows failed, or may have failed: then only the history knows which codes are new. */
  isPartly: boolean;
  /** Opens the previous values on their import page. */
  onRestore: (file: File) => void;
};

/** Undoes a sent file: restores or saves the previous values of changed records, and saves the codes of new ones. */
export const PreviousActions = ({
  recordType,
  fileKey,
  fileName,
  check,
  bench,
  isPartly,
  leftOut,
  onRestore,
}: PreviousActionsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { label } = useColumnLabels(recordType);
  const { changed, added, unknown } = check.outcome;
  const { endpoint } = useDefinition(filledResource(recordType));
  const canDelete = supportsVerb(endpoint, 'delete');
  const { data } = useQuery({
    queryKey: [...changesKey(recordType, check), 'previous', leftOut],
    enabled: changed + added > 0,
    gcTime: 0,
    queryFn: () => bench.previous(leftOut),
  });
  const named = (suffix: 'suffix' | 'added_suffix', extension = 'csv') =>
    fileName.replace(/(\.\w+)?$/, `-${translate(key(suffix))}.${extension}`);
  const name = named('suffix');
  useEffect(() => {
    if (fileKey && data && data.changed.rows > 0)
      void keepPrevious(recordType, { fileKey, name, file: data.changed.file });
  }, [recordType, fileKey, name, data]);
  if (unknown > 0 && changed + added === 0) return <Hint text={translate(key('unavailable'))} />;
  if (!data) return null;
  const counted = (name: CountedKey, count: number) =>
    translate(key(name), { smart_count: count, count: number(count) });
  const addedHint = addedHintOf({ isPartly, canDelete });
  const save = (file: Blob, suffix: 'suffix' | 'added_suffix') => saveFile(file, named(suffix));
  const saveSheet = async () => {
    const kind = translate(`resources.import-record.tabs.${recordType as RecordType}`);
    const previous = await bench.previousSheet(kind, leftOut);
    if (previous) saveFile(previous.changed.file, named('suffix', 'xlsx'));
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Box>
        {data.changed.rows > 0 && (
          <Hint
            text={`${counted('restorable', data.changed.rows)}${fileKey ? ` ${translate(key('here'))}` : ''}`}
          />
        )}
        {data.added.rows > 0 && <Hint text={counted(addedHint, data.added.rows)} />}
        {data.changed.rows > 0 && data.unknown.length > 0 && (
          <Hint text={translate(key('unknown'), { columns: data.unknown.map(label).join(', ') })} />
        )}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {data.changed.rows > 0 && (
          <Button
            variant="outlined"
            onClick={() => onRestore(new File([data.changed.file], name, { type: 'text/csv' }))}
          >
            {translate(key('restore'))}
          </Button>
        )}
        {data.changed.rows > 0 && (
          <Button
            startIcon={<FileDownloadOutlinedIcon />}
            onClick={() => save(data.changed.file, 'suffix')}
          >
            {counted('changed', data.changed.rows)}
          </Button>
        )}
        {data.changed.rows > 0 && (
          <Button
            startIcon={<FileDownloadOutlinedIcon />}
            onClick={() => void unlessAnnounced(saveSheet())}
          >
            {translate(key('changed_sheet'))}
          </Button>
        )}
        {data.added.rows > 0 && (
          <Button
            startIcon={<FileDownloadOutlinedIcon />}
            onClick={() => save(data.added.file, 'added_suffix')}
          >
            {translate(key(isPartly ? 'added_sent' : 'added'), { count: number(data.added.rows) })}
          </Button>
        )}
      </Stack>
    </Stack>
  );
};

type CountedKey = 'changed' | 'restorable' | ReturnType<typeof addedHintOf>;

const addedHintOf = ({ isPartly, canDelete }: { isPartly: boolean; canDelete: boolean }) => {
  if (isPartly) return 'added_partly';
  return canDelete ? 'added_hint' : 'added_stays';
};

const Hint = ({ text }: { text: string }) => (
  <Typography variant="body2" color="text.secondary">
    {text}
  </Typography>
);

const key = keysUnder('imports.compare.previous');
