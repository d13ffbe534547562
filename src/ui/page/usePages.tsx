import { useState } from 'react';
import { Pager } from './Pager';

/**
 * Pages rows that are all at hand, `size` a page.
 *
 * @param label of what is paged, for who cannot see it
 * @returns those of the page, and what turns it
 */
export const usePages = <Row,>(rows: readonly Row[], size: number, label: string) => {
  const [asked, setAsked] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(asked, pages);
  const pager = <Pager page={page} pages={pages} label={label} onTurn={setAsked} />;
  return { shown: rows.slice((page - 1) * size, page * size), pager };
};
