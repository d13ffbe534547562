import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { GetListParams } from 'react-admin';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { CategoriesInput } from '@/domain/audience/CategoriesInput';
import { CompanyInput } from '@/domain/audience/CompanyInput';
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

it('a category after the first thousand of its company stays chosen', async () => {
  const codes = Array.from({ length: 1_001 }, (_, at) => `BAR-${at}`);
  const getList = async (name: string, { filter, pagination }: GetListParams) => {
    if (name === 'company') {
      const aurora = { id: 'a', company_code: 'AURORA', company_name: 'Aurora' };
      return { data: [aurora], total: 1 };
    }
    const { page = 1, perPage = 10 } = pagination ?? {};
    const own = name === 'category' && filter.company_code === 'AURORA' ? codes : [];
    const data = own
      .slice((page - 1) * perPage, page * perPage)
      .map((category_code) => ({ id: category_code, category_code }));
    return { data, total: own.length };
  };
  const sent = vi.fn(async (_: string, { data }: { data: object }) => ({
    data: { ...data, id: 'n1' },
  }));
  renderForm({
    path: '/news/create',
    name: 'news',
    view: (
      <RecordCreate
        schema={z.looseObject({})}
        defaults={{ company_code: '', categories: ['BAR-1000', 'OTHER'] }}
      >
        <CompanyInput />
      </RecordCreate>
    ),
    provider: { getList: vi.fn(getList) as never, create: sent as never },
  });
  await userEvent.click(await screen.findByRole('combobox', { name: /^Azienda/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Aurora/ }));
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    expect(sent.mock.lastCall?.[1].data).toMatchObject({ categories: ['BAR-1000'] });
  });
});
