import { useState, type ReactNode } from 'react';
import { DiscardDialog, type Lost } from './DiscardDialog';
import { correctedSteps, leftRows, openImportOf } from './open-imports';

/**
 * Asks for confirmation before an action that discards corrections of a kind's open file, or rows left of it; without
 * any, the action runs at once. `question` must be rendered.
 */
export const useDiscardQuestion = (): {
  ask: (recordType: string, act: () => void) => void;
  question: ReactNode;
} => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (recordType: string, act: () => void) => {
    const open = openImportOf(recordType);
    const steps = open ? correctedSteps(open) : 0;
    const rows = open ? leftRows(open) : 0;
    if (open && steps + rows > 0) setAsked({ name: open.file.name, steps, rows, act });
    else act();
  };
  const question = (
    <DiscardDialog
      lost={asked}
      onCancel={() => setAsked(null)}
      onDiscard={() => {
        setAsked(null);
        asked?.act();
      }}
    />
  );
  return { ask, question };
};

type Asked = Lost & { act: () => void };
