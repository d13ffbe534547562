import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { ChangedFields } from '@/imports/compare/ChangedFields';
import { describeFormat } from '@/imports/read/format-info';
import { useCellText } from '@/imports/read/useCellText';
import { formats } from '@/resources/user-sale/user-sale.import';
import { pngOf } from '../support/pictures';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const EMBEDDED = pngOf(1200, 675);
const ADDRESS = 'https://example.com/a.png';

it('a picture in a cell is drawn, and one at an address is neither drawn nor fetched', async () => {
  const fields = [{ column: 'image', before: EMBEDDED, after: ADDRESS }];
  const row = { row: 0, line: 2, code: 'P-1', name: 'Natale', fields };
  renderForm({
    path: '/promotion/list',
    name: 'promotion',
    view: null,
    list: <ChangedFields recordType="Promotion" rows={[row]} textOf={(_, text) => text} />,
    provider: {},
  });
  await screen.findByText(ADDRESS);
  const sources = [...document.querySelectorAll('img')].map(({ src }) => src);
  expect(sources).toEqual([EMBEDDED]);
  expect(screen.queryByText(EMBEDDED)).toBeNull();
});

/** The total of a sale before and after. */
const ChangedTotal = () => {
  const textOf = useCellText('Order', describeFormat(formats.Order as ImportFormat));
  const fields = [{ column: 'total', before: '587.8', after: '1254' }];
  const row = { row: 0, line: 2, code: 'VEN-1', name: 'Bar', fields };
  return <ChangedFields recordType="Order" rows={[row]} textOf={textOf} />;
};

it('amounts are shown with their cents and the currency', async () => {
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list: <ChangedTotal />,
    provider: {},
  });
  expect(await screen.findByText('587,80 €')).toBeVisible();
  expect(screen.getByText('1.254,00 €')).toBeVisible();
});
