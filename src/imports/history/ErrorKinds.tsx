import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { IMPORT_RECORD } from '@/core/resource-names';
import { textOf } from '@/core/text';
import { iteratePages } from '@/providers/data/iterate-pages';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { errorKinds } from './error-kinds';
import { useErrorLabels } from './useErrorLabels';
import { useReadFailures, type ImportsFilter } from './useImports';

type ErrorKindsProps = { recordType: string; filter: ImportsFilter };

/** The kinds of errors in a file's rows, with the number of rows for each. */
export const ErrorKinds = ({ recordType, filter }: ErrorKindsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const labelled = useErrorLabels(recordType);
  const read = useReadFailures(filter);
  const { data } = useQuery({
    queryKey: [IMPORT_RECORD, 'kinds', filter],
    queryFn: async ({ signal }) => {
      const messages: string[] = [];
      let failed = 0;
      const pages = iteratePages((page) => read(page, signal));
      for await (const { data: rows, total } of pages) {
        failed = total;
        messages.push(...rows.map(({ error_message }) => textOf(error_message)));
      }
      return { kinds: errorKinds(messages), read: messages.length, failed };
    },
  });
  if (!data || data.kinds.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {translate('imports.history.kinds')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.kinds.slice(0, KINDS_SHOWN).map(({ message, count }) => (
          <Typography component="li" variant="body2" key={message}>
            {translate('imports.history.kind', {
              message: labelled(message),
              smart_count: count,
              count: number(count),
            })}
          </Typography>
        ))}
      </Box>
      {data.read < data.failed && (
        <Typography variant="caption" color="text.secondary">
          {translate('imports.history.kinds_of', {
            read: number(data.read),
            total: number(data.failed),
          })}
        </Typography>
      )}
    </Box>
  );
};

const KINDS_SHOWN = 20;
