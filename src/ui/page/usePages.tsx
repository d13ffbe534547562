import { useState } from 'react';
import { Pager } from './Pager';

/**
 * Pages rows that are all in memory, `size` per page.
 *
 * @param label accessible name of the paged list
 * @returns the rows of the page, and the pager
 */
export const usePages = <Row,>(rows: readonly Row[], size: number, label: string) => {
  const [asked, setAsked] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(asked, pages);
  const pager = <Pager page={page} pages={pages} label={label} onTurn={setAsked} />;
  return { shown: rows.slice((page - 1) * size, page * size), pager };
};
