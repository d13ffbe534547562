import { createContext, useContext } from 'react';

/** The summary of a form's errors after a refused save or step. */
export type ErrorReport = {
  /**
   * The number of invalid fields since a save was refused; 0 before that, and once all are valid. A missing field that
   * depends on another one is neither marked nor counted until it can be filled.
   */
  count: number;
  /** Announces the number of invalid fields and the error of the first, and focuses it. */
  report: (refused: 'save' | 'step') => void;
  /** Focuses the next invalid field after the one focused last; after the last one, the first. */
  focusNext: () => void;
};

export const ErrorReportContext = createContext<ErrorReport>({
  count: 0,
  report: () => undefined,
  focusNext: () => undefined,
});

/** The error summary of the surrounding form; outside a form it counts no errors and does nothing. */
export const useErrorReport = (): ErrorReport => useContext(ErrorReportContext);
