import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useEffect, useState, type RefObject } from 'react';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { copyText } from '@/ui/browser/copy-text';

/** How long the button shows its confirmation. */
const CONFIRMATION_MS = 2_000;

type CopyButtonProps = {
  text: string;
  /** The element that shows the text; selected if the clipboard is not available. */
  source: RefObject<HTMLElement | null>;
};

/** Copies `text`, and confirms it in place of its label. */
export const CopyButton = ({ text, source }: CopyButtonProps) => {
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  useAnnounced(outcome ? translate(`copy.${outcome}`) : '');
  const copy = async () => setOutcome(await copyText(text, source.current));

  return (
    <Button
      size="small"
      color="inherit"
      startIcon={outcome === 'copied' ? <CheckIcon /> : <ContentCopyIcon />}
      onClick={() => void copy()}
      sx={{ typography: 'caption', fontWeight: 500, flex: 'none' }}
    >
      {translate(`copy.${outcome ?? 'offer'}`)}
    </Button>
  );
};
