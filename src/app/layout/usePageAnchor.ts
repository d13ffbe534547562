import { useState } from 'react';
import { useDocumentedLocation } from '@/kit/links/documented-location';

/** The anchor of a popover of the top bar, null while it is closed; another page closes it. */
export const usePageAnchor = () => {
  const { pathname } = useDocumentedLocation();
  const [opened, setOpened] = useState<{ anchor: HTMLElement; pathname: string } | null>(null);
  if (opened && opened.pathname !== pathname) setOpened(null);
  return {
    anchor: opened?.anchor ?? null,
    open: (anchor: HTMLElement) => setOpened({ anchor, pathname }),
    close: () => setOpened(null),
  };
};
