import { createContext, useContext, useEffect } from 'react';

/** The tab of a form; does nothing on a page without tabs. */
type FormTab = {
  /** Marks it while the form has unsaved values. */
  mark: (isUnsaved: boolean) => void;
  /** Opens it, if another tab is open. */
  show: () => void;
  /** Whether it is the open one. */
  isOpen: () => boolean;
};

export const FormTabContext = createContext<FormTab>({
  mark: () => {},
  show: () => {},
  isOpen: () => true,
});

/** Marks the tab of the surrounding form while `isUnsaved`. */
export const useMarkFormTab = (isUnsaved: boolean): void => {
  const { mark } = useContext(FormTabContext);
  useEffect(() => {
    mark(isUnsaved);
    return () => mark(false);
  }, [mark, isUnsaved]);
};
