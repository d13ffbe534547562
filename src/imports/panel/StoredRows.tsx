import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSentRows } from '@/imports/history/useSentRows';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

type StoredRowsProps = { recordType: string; name: string; before: string | undefined };

/** The rows of a sent file that the backend has stored so far, if it reports them while it works. */
export const StoredRows = (props: StoredRowsProps) => {
  const [isLong, setLong] = useState(false);
  // Not asked at once, because the answer to a small file arrives soon.
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? <Count {...props} /> : null;
};

const ASKED_AFTER_MS = 3_000;

const Count = (props: StoredRowsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const rows = useSentRows(props).data?.sent?.rows ?? 0;
  if (rows === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('imports.panel.lost.stored', { smart_count: rows, count: number(rows) })}
    </Typography>
  );
};
