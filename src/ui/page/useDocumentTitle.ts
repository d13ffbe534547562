import { useEffect } from 'react';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Sets the browser tab's title to that of the page. */
export const useDocumentTitle = (title: string): void => {
  const product = useTranslate()('product.name');
  useEffect(() => {
    document.title = `${lineOf(title)} · ${product}`;
  }, [title, product]);
};

/** Sets the browser tab's title while an overlay is open; undefined keeps the page's own. */
export const useTemporaryTitle = (title: string | undefined): void => {
  const product = useTranslate()('product.name');
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = `${lineOf(title)} · ${product}`;
    return () => {
      document.title = before;
    };
  }, [title, product]);
};
