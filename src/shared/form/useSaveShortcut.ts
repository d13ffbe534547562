import { useEffect, type RefObject } from 'react';

/** Ctrl+S, or Cmd+S, saves the form around `inside`; while a dialog is open it does nothing. */
export const useSaveShortcut = (inside: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (document.querySelector('[aria-modal="true"]')) return;
      inside.current?.closest('form')?.requestSubmit();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [inside]);
