import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Appearance } from '@/core/appearance';
import { serializeConfiguration } from './appearance-schema';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { copyText } from '@/ui/browser/copy-text';
import { saveFile } from '@/ui/browser/save-file';
import { ImportDialog } from './ImportDialog';

const FILE_NAME = 'loyalty-console-look.json';

type ConfigurationPanelProps = { draft: Appearance; onRead: (appearance: Appearance) => void };

/** The draft as JSON, to copy, save and import. */
export const ConfigurationPanel = ({ draft, onRead }: ConfigurationPanelProps) => {
  const translate = useTranslate();
  const alerts = useAlerts();
  const id = useId();
  const code = useRef<HTMLPreElement>(null);
  const [isReading, setReading] = useState(false);
  const json = serializeConfiguration(draft);

  const copy = async () => {
    const outcome = await copyText(json, code.current);
    if (outcome === 'copied') alerts.success('pages.builder.json.copied');
    else alerts.info('pages.builder.json.select');
  };
  const download = () => saveFile(new Blob([json], { type: 'application/json' }), FILE_NAME);
  const read = (appearance: Appearance) => {
    onRead(appearance);
    setReading(false);
    alerts.success('pages.builder.json.was_read');
  };

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Typography id={id} variant="h2">
        {translate('pages.builder.json.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {translate('pages.builder.json.hint')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', my: 2 }}>
        <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          {translate('pages.builder.json.copy')}
        </Button>
        <Button variant="outlined" startIcon={<FileDownloadOutlinedIcon />} onClick={download}>
          {translate('pages.builder.json.download')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<UploadFileIcon />}
          aria-haspopup="dialog"
          onClick={() => setReading(true)}
        >
          {translate('pages.builder.json.read')}
        </Button>
      </Stack>
      <Box
        component="pre"
        ref={code}
        role="group"
        aria-labelledby={id}
        // It scrolls, so it must be reachable by keyboard.
        tabIndex={0}
        sx={{
          m: 0,
          p: 2,
          maxHeight: 320,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'surface.sunken',
          typography: 'body2',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
        }}
      >
        {json}
      </Box>
      {isReading && <ImportDialog onRead={read} onClose={() => setReading(false)} />}
    </Paper>
  );
};
