import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IMPORT_RECORD } from '@/core/resource-names';
import { keysUnder } from '@/i18n/keys-under';
import { restOfFile } from '@/imports/workbench/check-worker';
import { sentState } from '@/imports/history/sent-rows';
import { useSentRows } from '@/imports/history/useSentRows';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

type LostAnswerProps = {
  recordType: string;
  /** The file as it was sent. */
  file: File;
  before: string | undefined;
  /** Opens the rows that were not imported. */
  onRest: (file: File) => void;
};

/** Shows which rows of a file were imported although its answer was lost, and offers to open the others. */
export const LostAnswer = ({ recordType, file, before, onRest }: LostAnswerProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { data, isError, refetch } = useSentRows({ recordType, name: file.name, before });
  const rows = data?.sent?.rows ?? 0;
  const rest = useQuery({
    queryKey: [IMPORT_RECORD, 'rest', file.name, file.size, file.lastModified, rows],
    gcTime: 0,
    // The number of rows stays known while the history has more and more of them.
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const found = await restOfFile(file, rows);
      return found && { ...found, total: rows + found.rows };
    },
  });
  const total = rest.isError ? null : rest.data && rest.data.total;
  const left = (total ?? 0) - rows;
  const isOpen = rest.data && !rest.isPlaceholderData && left > 0 && data?.sent?.areFirst !== false;
  const sentence = translate(
    key(isError ? 'failed' : data ? sentState(data.sent, total) : 'searching'),
    {
      smart_count: rows,
      count: number(rows),
      failed: number(data?.sent?.failed ?? 0),
      total: number(total ?? rows),
      message: data?.sent?.message ?? '',
    },
  );
  useAnnounced(sentence);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="body2">{sentence}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isOpen && data?.isSteady && rows > 0 && (
          <Button
            size="small"
            variant="outlined"
            onClick={() =>
              onRest(new File([rest.data?.file ?? ''], file.name, { type: 'text/csv' }))
            }
          >
            {translate(key('open_rest'), { smart_count: left, count: number(left) })}
          </Button>
        )}
        <Button size="small" onClick={() => void refetch()}>
          {translate(key('ask'))}
        </Button>
      </Stack>
    </Stack>
  );
};

const key = keysUnder('imports.panel.lost');
