import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { IssueKind } from '@/imports/check/issue-store';
import { useReadingWords } from '@/imports/read/useReadingWords';
import { useIssueWords } from '@/imports/check/useIssueWords';

type IssueKindsProps = {
  recordType: string;
  kinds: readonly IssueKind[];
  /** Index of the only kind that is shown; null for all. */
  chosen: number | null;
  onChoose: (kind: number | null) => void;
};

/** The errors by column and kind with their numbers, the most frequent first; choosing one filters the list. */
export const IssueKinds = ({ recordType, kinds, chosen, onChoose }: IssueKindsProps) => {
  const translate = useTranslate();
  const { label, allowed } = useReadingWords(recordType);
  const words = useIssueWords(allowed, label);
  const { number } = useFormats();
  const found = kinds
    .map((kind, at) => ({ ...kind, at }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, KINDS_SHOWN);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('imports.history.kinds')}
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {found.map(({ column, message, count, isWarning, at }) => (
        <Chip
          key={`${column} ${message}`}
          label={`${column ? `${label(column)}: ` : ''}${words(message, column)} · ${number(count)}`}
          color={colorOf(chosen === at, isWarning)}
          variant="outlined"
          aria-pressed={chosen === at}
          onClick={() => onChoose(chosen === at ? null : at)}
          // A long sentence is shown in full, with its count.
          sx={{
            maxWidth: '100%',
            height: 'auto',
            '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
          }}
        />
      ))}
    </Stack>
  );
};

const colorOf = (isChosen: boolean, isWarning: boolean) => {
  if (isChosen) return 'primary' as const;
  return isWarning ? ('warning' as const) : ('default' as const);
};

const KINDS_SHOWN = 40;
