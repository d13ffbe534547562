import Button from '@mui/material/Button';
import { keysUnder } from '@/i18n/keys-under';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ChosenReading, FoundReading } from './find-readings';
import { useReadingWords } from './useReadingWords';

type ReadingButtonsProps = {
  recordType: string;
  found: FoundReading;
  /** Whether it is the only one offered: its button is then the primary one. */
  isOnly: boolean;
  /** Id of the text that names the column. */
  describedBy?: string;
  onChoose: (reading: ChosenReading) => void;
};

/** The buttons that decide how a column is read: of those offered, asked, or in use. */
export const ReadingButtons = ({
  recordType,
  found,
  isOnly,
  describedBy,
  onChoose,
}: ReadingButtonsProps) => {
  const translate = useTranslate();
  const { rule } = useReadingWords(recordType);
  const { kind, status, reading, choices } = found;
  const others = choices.filter((other) => other !== reading);
  const button = (
    text: string,
    choice: ChosenReading,
    variant?: 'contained' | 'outlined',
    place = text,
  ) => (
    <Button
      key={place}
      size="small"
      variant={variant}
      aria-describedby={describedBy}
      onClick={() => onChoose(choice)}
    >
      {text}
    </Button>
  );
  if (status === 'asked') {
    return choices.map((choice) => button(capital(rule(found, choice)), choice, 'outlined'));
  }
  if (status === 'offered') {
    return (
      <>
        {button(translate(key(`accept.${kind}`)), reading, isOnly ? 'contained' : 'outlined')}
        {button(translate(key(`leave.${kind}`)), 'wire', 'outlined')}
      </>
    );
  }
  return others.map((other, at) => {
    const text = translate(key('read_instead'), { reading: rule(found, other) });
    // The same key for both readings, so that the button keeps the focus.
    return button(text, other, undefined, `instead ${at}`);
  });
};

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const key = keysUnder('imports.read.readings');
