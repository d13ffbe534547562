import { useEffect } from 'react';

/** Calls `onFile` with a file pasted outside of fields, or with pasted lines of text as a file called `name`. */
export const usePastedFile = (name: string, onFile: (file: File) => void): void => {
  useEffect(() => {
    const take = ({ target, clipboardData }: ClipboardEvent) => {
      if (target instanceof Element && target.closest('input, textarea')) return;
      const [file] = clipboardData?.files ?? [];
      const text = clipboardData?.getData('text/plain') ?? '';
      if (file) onFile(file);
      else if (text.includes('\n')) onFile(new File([text], name, { type: 'text/csv' }));
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [name, onFile]);
};
