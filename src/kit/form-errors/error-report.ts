import { createContext, useContext } from 'react';

/** The summary a form gives of its errors after a save, or a step, was refused. */
export type ErrorReport = {
  /**
   * The number of fields marked as wrong since a save was refused; 0 before, and once all are right. A missing field
   * that waits for another one is neither marked nor counted until it can be filled.
   */
  count: number;
  /** Announces how many fields are wrong and the error of the first, and focuses it. */
  report: (what: 'save' | 'step') => void;
  /** Focuses the wrong field after the one focused last; after the last field, the first. */
  focusNext: () => void;
};

export const ErrorReportContext = createContext<ErrorReport>({
  count: 0,
  report: () => undefined,
  focusNext: () => undefined,
});

/** The error summary of the surrounding form; outside a form it counts no errors and does nothing. */
export const useErrorReport = (): ErrorReport => useContext(ErrorReportContext);
