import { useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog';
import { correctedSteps, openImportOf } from './open-imports';

/**
 * Asks for confirmation before an action that discards corrections of a kind's open file; without corrections, the
 * action runs at once. `question` must be rendered.
 */
export const useDiscardQuestion = (): {
  ask: (recordType: string, act: () => void) => void;
  question: ReactNode;
} => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (recordType: string, act: () => void) => {
    const open = openImportOf(recordType);
    const steps = open ? correctedSteps(open) : 0;
    if (open && steps > 0) setAsked({ name: open.file.name, steps, act });
    else act();
  };
  const question = (
    <DiscardDialog
      corrected={asked}
      onCancel={() => setAsked(null)}
      onDiscard={() => {
        setAsked(null);
        asked?.act();
      }}
    />
  );
  return { ask, question };
};

type Asked = { name: string; steps: number; act: () => void };
