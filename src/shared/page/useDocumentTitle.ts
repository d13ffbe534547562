import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** Names the browser's tab after the page. */
export const useDocumentTitle = (title: string): void => {
  const product = useTranslate()('product.name');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
};
