import { announceNews } from '@/ui/announce/announced';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import type { CheckState } from '@/imports/check/check-state';

type FileNoticesProps = {
  /** Names of the missing key columns, without which rows cannot be identified. */
  missingKey: readonly string[];
  /** The name of the column that was split into year and month. */
  period: string | undefined;
  /** Whether the console wrote the file: the rows with errors of another one, to be corrected elsewhere. */
  isReport: boolean;
  short: CheckState['short'];
  wasSent: boolean;
};

/** Notices about the file as a whole: a missing key, a split column, short rows, an earlier import. */
export const FileNotices = ({ missingKey, period, isReport, short, wasSent }: FileNoticesProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <>
      {missingKey.length > 0 && (
        <Alert ref={announceNews} severity="warning" variant="outlined">
          {translate('imports.read.missing_key', {
            columns: missingKey.join(', '),
          })}
        </Alert>
      )}
      {period !== undefined && (
        <Alert severity="info" variant="outlined">
          {translate('imports.read.period', { name: period })}
        </Alert>
      )}
      {isReport && (
        <Alert severity="info" variant="outlined">
          {translate('imports.read.report')}
        </Alert>
      )}
      {short && (
        <Alert ref={announceNews} severity="warning" variant="outlined">
          {translate('imports.read.short_rows', {
            smart_count: short.rows,
            count: number(short.rows),
            line: number(short.line),
          })}
        </Alert>
      )}
      {wasSent && (
        <Alert ref={announceNews} severity="info" variant="outlined">
          {translate('imports.send.sent_before')}
        </Alert>
      )}
    </>
  );
};
