import { createContext, useContext, useEffect } from 'react';

/** Tells the tab of a form whether the form has unsaved values; nothing where a page has no tabs. */
export const FormTabContext = createContext<(isUnsaved: boolean) => void>(() => {});

/** Marks the tab of the surrounding form while `isUnsaved`. */
export const useMarkFormTab = (isUnsaved: boolean): void => {
  const mark = useContext(FormTabContext);
  useEffect(() => {
    mark(isUnsaved);
    return () => mark(false);
  }, [mark, isUnsaved]);
};
