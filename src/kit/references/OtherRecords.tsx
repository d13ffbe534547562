import { visuallyHidden } from '@mui/utils';
import { lineOf, screenfulOf } from '@/core/text';
import { useCountedNoun } from '@/kit/record/useCountedNoun';
import { useTranslate } from '@/ui/hooks/useTranslate';

type OtherRecordsProps = { resource: string; codes: readonly string[] };

/**
 * The number of records that the user may not read, after the names of the others. Their codes are shown on hover and
 * read aloud. The Italian text requires a `resource` with a feminine noun.
 */
export const OtherRecords = ({ resource, codes }: OtherRecordsProps) => {
  const translate = useTranslate();
  const nounOf = useCountedNoun();
  if (codes.length === 0) return null;
  const listed = screenfulOf(codes.map(lineOf).join(', '));
  return (
    <span title={listed}>
      {translate('references.others', {
        smart_count: codes.length,
        noun: nounOf(resource, codes.length),
      })}
      <span style={visuallyHidden}> ({listed})</span>
    </span>
  );
};
