import { useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog';
import { correctedSteps, openImportOf } from './open-imports';

/**
 * Asks before an act that throws away what was corrected in the open file of a kind; where nothing was, the act goes on
 * at once. `question` is to be rendered.
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
