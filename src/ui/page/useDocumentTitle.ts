import { useEffect } from 'react';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Names the browser's tab after the page. */
export const useDocumentTitle = (title: string): void => {
  const product = useTranslate()('product.name');
  useEffect(() => {
    document.title = `${lineOf(title)} · ${product}`;
  }, [title, product]);
};

/** Names the tab after an overlay while it is open; undefined keeps the page's own name. */
export const useTitleMeanwhile = (title: string | undefined): void => {
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
