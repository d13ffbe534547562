import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { FileButton } from '@/ui/page/FileButton';
import { FileDropArea } from '@/ui/page/FileDropArea';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import type { CheckState } from '@/imports/check/check-state';
import { CSV_FILES } from '@/imports/read/csv-files';

type CorrectedRowsDropProps = {
  bench: {
    replaceRows: (file: Blob) => Promise<{ replaced: number; state: CheckState } | null>;
  };
  onState: (check: CheckState) => void;
};

/** Takes a file of failed rows that was corrected elsewhere; its rows replace the failed rows they came from. */
export const CorrectedRowsDrop = ({ bench, onState }: CorrectedRowsDropProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const alerts = useAlerts();
  const id = useId();
  const replace = async (file: File) => {
    const answer = await bench.replaceRows(file);
    if (!answer) return alerts.error(key('others'));
    onState(answer.state);
    alerts.success(key('replaced'), {
      args: { smart_count: answer.replaced, count: number(answer.replaced) },
    });
  };
  return (
    <FileDropArea
      onFile={(file) => void unlessAnnounced(replace(file))}
      sx={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' }}
    >
      <Typography id={id} variant="body2" color="text.secondary">
        {translate(key('hint'))}
      </Typography>
      <FileButton
        size="small"
        variant="outlined"
        onFile={(file) => void unlessAnnounced(replace(file))}
        input={{
          accept: CSV_FILES,
          'aria-label': translate(key('choose')),
          'aria-describedby': id,
        }}
      >
        {translate(key('choose'))}
      </FileButton>
    </FileDropArea>
  );
};

const key = keysUnder('imports.correct.corrected_rows');
