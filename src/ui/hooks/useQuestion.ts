import { useState } from 'react';

/**
 * The state of a confirmation dialog: `ask` opens it and resolves to the answer. The dialog is rendered while `asked`,
 * its subject, is not null, and calls `answer`.
 */
export const useQuestion = <Asked>() => {
  const [open, setOpen] = useState<Open<Asked> | null>(null);
  return {
    asked: open?.asked ?? null,
    ask: (asked: Asked): Promise<boolean> => new Promise((resolve) => setOpen({ asked, resolve })),
    answer: (isYes: boolean): void => {
      open?.resolve(isYes);
      setOpen(null);
    },
  };
};

type Open<Asked> = { asked: Asked; resolve: (isYes: boolean) => void };
