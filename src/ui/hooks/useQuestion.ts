import { useState } from 'react';

/**
 * A question that a dialog asks: `ask` shows it and resolves to the answer. The dialog is rendered while `asked` is not
 * null, with what it is about, and calls `answer`.
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
