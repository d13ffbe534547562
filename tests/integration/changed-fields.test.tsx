import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChangedFields } from '@/imports/compare/ChangedFields';
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
