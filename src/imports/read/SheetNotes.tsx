import { announceNews } from '@/ui/announce/announced';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import type { WorkbookInfo } from './read-file';

/** Names the hidden rows, merged cells and formulas of a sheet, which a file of rows cannot have. */
export const SheetNotes = ({ notes }: { notes: WorkbookInfo['notes'] }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const sentences = NOTES.filter((name) => notes[name] > 0).map((name) =>
    translate(`imports.read.book.notes.${name}`, {
      smart_count: notes[name],
      count: number(notes[name]),
    }),
  );
  if (sentences.length === 0) return null;
  return (
    <Alert
      ref={announceNews}
      severity={notes.valueless > 0 ? 'warning' : 'info'}
      variant="outlined"
    >
      {sentences.join(' ')}
    </Alert>
  );
};

const NOTES: readonly (keyof WorkbookInfo['notes'])[] = [
  ...(['valueless', 'hiddenRows', 'hiddenColumns', 'merged', 'formulas'] as const),
];
