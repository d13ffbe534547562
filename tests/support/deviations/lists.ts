import {
  lists,
  rowsIn,
  inList,
  inRows,
  inCall,
  refuse,
  keep,
  termOf,
  type Deviation,
  type Row,
} from './kinds';

/** Deviations of lists: keys, values, paging, order, search and filters. */
export const LIST_DEVIATIONS: readonly Deviation[] = [
  inList('categories', 'shape', 'the payload is not in data', (answer) => {
    answer.json = answer.json.data;
  }),
  inList('categories', 'shape', 'another plural', (answer) => {
    const { categories, ...data } = answer.json.data;
    answer.json = { data: { items: categories, ...data } };
  }),
  inList('categories', 'shape', 'no total_rows', (answer) => {
    delete answer.json.data.total_rows;
  }),
  inList('categories', 'total_rows', 'total_rows counts one too many', (answer, call) => {
    const { data } = answer.json;
    if (!termOf(call) && !call.query.has('company_code')) data.total_rows += 1;
  }),
  inList('categories', 'pageSize 1000', 'at most 10 rows a page', (answer, call) => {
    const { data } = answer.json;
    if (call.query.get('pageSize') === '1000') data.categories = data.categories.slice(0, 10);
  }),
  inList('categories', 'list', 'an HTML page', (answer) => {
    answer.json = undefined;
    answer.headers = { 'content-type': 'text/html' };
    answer.text = '<!doctype html><title>Welcome</title>';
  }),
  inCall('categories', 'list', 'a redirect', (call) =>
    lists(call, 'categories')
      ? { status: 301, headers: { location: '/v2/categories' } }
      : undefined,
  ),
  inCall('categories', 'list', 'the area is not there', (call) =>
    lists(call, 'categories') ? refuse(404) : undefined,
  ),
  inRows('categories', 'ids', 'an _id of other letters', (row) => {
    row._id = String(row._id).toUpperCase().replaceAll('0', 'X');
  }),
  inRows('categories', 'dates', 'a moment of a local clock', (row) => {
    row.updated_at = String(row.updated_at).replace('Z', '+02:00');
  }),
  inRows('turnovers', 'numbers', 'a decimal comma', (row) => {
    row.amount = String(row.amount).replace('.', ',');
  }),
  inRows('news', 'picture image', 'a picture that is SVG', (row) => {
    row.image = 'data:image/svg+xml,<svg/>';
  }),
  inRows('promotions', 'values', 'a value that nobody knows', (row) => {
    row.payout_type = 'LATER';
  }),
  inRows('news', 'shape', 'a list written as a text', (row) => {
    row.recipients = 'everyone';
  }),
  inRows('customers', 'shape', 'a field of another name', (row) => {
    row.businessName = row.business_name;
    delete row.business_name;
  }),
  inCall('categories', 'paging', 'a row comes twice', (call) => {
    const isOne = lists(call, 'categories') && call.query.get('pageSize') === '1';
    if (isOne && call.query.get('page') === '3') call.query.set('page', '1');
    return undefined;
  }),
  inCall('categories', 'paging', 'a row is left out', (call) => {
    const page = Number(call.query.get('page'));
    const isOne = lists(call, 'categories') && call.query.get('pageSize') === '1';
    if (isOne && page > 3 && page <= 12) call.query.set('page', String(Math.min(page + 1, 12)));
    return undefined;
  }),
  inCall('categories', 'past the end', 'a page past the end is a 404', (call) =>
    lists(call, 'categories') && Number(call.query.get('page')) > 12 ? refuse(404) : undefined,
  ),
  inCall('categories', 'past the end', 'the last page comes again', (call) => {
    if (lists(call, 'categories') && Number(call.query.get('page')) > 12)
      call.query.set('page', '12');
    return undefined;
  }),
  inCall('categories', 'paging of equals', 'equal rows in any order', (call) => {
    const { query } = call;
    if (query.get('sortField') === 'company_code' && Number(query.get('page')) > 1)
      query.set('sortDir', '-1');
    return undefined;
  }),
  inCall('categories', 'sorting by category_name', 'a field that is not sorted', (call) => {
    if (call.query.get('sortField') === 'category_name') call.query.delete('sortField');
    return undefined;
  }),
  inCall('categories', 'sorting by category_code', 'no sorting downwards', (call) => {
    if (call.query.get('sortField') === 'category_code') call.query.set('sortDir', '1');
    return undefined;
  }),
  inCall('categories', 'sorting by category_name', 'sorting is a 500', (call) =>
    call.query.get('sortField') === 'category_name' ? refuse(500) : undefined,
  ),
  {
    ...inList('turnovers', 'sorting by amount', 'numbers sorted as texts', () => {}),
    plant: () => ({
      asked: ({ query }) => {
        if (query.get('sortField') === 'amount') query.set('pageSize', '1000');
        return undefined;
      },
      answered: (answer, { query }) => {
        if (query.get('sortField') !== 'amount') return;
        const down = Number(query.get('sortDir'));
        const { data } = answer.json;
        data.turnovers.sort((a: Row, b: Row) =>
          String(a.amount) < String(b.amount) ? -down : down,
        );
        data.turnovers = data.turnovers.slice(0, 50);
      },
    }),
  },
  inList('categories', 'sorting by category_name', 'empty ones first', (answer, call) => {
    const [row] = rowsIn(answer);
    if (row && call.query.get('sortField') === 'category_name') row.category_name = '';
  }),
  inCall('categories', 'search without matches', 'search is ignored', (call) => {
    if (lists(call, 'categories')) call.query.set('searchTerm', '');
    return undefined;
  }),
  inList('categories', 'search in lower case', 'search knows capitals', (answer, call) => {
    const term = termOf(call);
    if (term && term === term.toLowerCase()) keep(answer, () => false);
  }),
  inList('customers', 'search without accents', 'search knows accents', (answer, call) => {
    const words = termOf(call).toLowerCase().split(' ').filter(Boolean);
    if (words.length === 0) return;
    keep(answer, (row) => {
      const text = JSON.stringify(row).toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }),
  ...['categories', 'groups'].map((area) =>
    inList(area, 'search for several words', `${area} found by whole texts`, (answer, call) => {
      const term = folded(termOf(call));
      if (term.includes(' '))
        keep(answer, (row) => Object.values(row).some((value) => folded(value).includes(term)));
    }),
  ),
  inList('news', 'search with straight apostrophes', 'curly apostrophes', (answer, call) => {
    if (termOf(call).includes("'")) keep(answer, (row) => String(row.title).includes("'"));
  }),
  inCall('categories', 'filter company_code', 'a filter is ignored', (call) => {
    call.query.delete('company_code');
    return undefined;
  }),
  inList('categories', 'filter company_code', 'a filter loses a row', (answer, call) => {
    const [first] = rowsIn(answer);
    if (call.query.has('company_code')) keep(answer, (row) => row !== first);
  }),
  inCall('customers', 'filter group_code', 'a filter of another area is ignored', (call) => {
    call.query.delete('group_code');
    return undefined;
  }),
];

/** A text without case, accents and curly apostrophes. */
const folded = (value: unknown) =>
  String(value).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
