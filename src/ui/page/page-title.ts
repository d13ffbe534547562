/** Id of the page's heading, which names the page's content and may get the focus on its behalf. */
export const PAGE_TITLE_ID = 'page-title';
