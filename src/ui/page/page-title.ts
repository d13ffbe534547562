/** Id of the heading of the page, which names the page's content: it may get the focus when nothing in it has it. */
export const PAGE_TITLE_ID = 'page-title';
