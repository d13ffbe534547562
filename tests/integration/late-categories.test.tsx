import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { GetListParams } from 'react-admin';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { CategoriesInput } from '@/domain/audience/CategoriesInput';
import { RecordCreate } from '@/kit/form/RecordCreate';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const Scene = () => {
  const [company, setCompany] = useState('A');
  return (
    <>
      <CategoriesInput companies={[company]} />
      <button type="button" onClick={() => setCompany('B')}>
        other company
      </button>
    </>
  );
};

it('all categories of a company are not taken after another one was chosen', async () => {
  let answer = () => {};
  const read = new Promise<void>((resolve) => (answer = resolve));
  const getList = async (name: string, { filter, pagination }: GetListParams) => {
    if (name !== 'category') return { data: [], total: 0 };
    const category_code = `BAR-${filter.company_code}`;
    if (category_code === 'BAR-A' && pagination?.perPage === 1_000) await read;
    const category = { id: category_code, category_code, category_name: category_code };
    return { data: [{ ...category, company_code: filter.company_code }], total: 1 };
  };
  renderForm({
    path: '/news/create',
    name: 'news',
    view: (
      <RecordCreate schema={z.looseObject({})} defaults={{ categories: [] }}>
        <Scene />
      </RecordCreate>
    ),
    provider: { getList: getList as never, getMany: async () => ({ data: [] }) },
  });
  const takeAll = () => userEvent.click(screen.getByRole('button', { name: WORDS }));
  await screen.findByRole('button', { name: WORDS });
  await takeAll();
  await userEvent.click(screen.getByRole('button', { name: 'other company' }));
  await act(async () => answer());
  await takeAll();
  expect(await screen.findByText(/BAR-B/)).toBeTruthy();
  expect(screen.queryByText(/BAR-A/)).toBeNull();
});

const WORDS = 'Tutte le categorie';
