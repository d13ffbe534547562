import { screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ParentContext } from '@/kit/registry/parent-record';
import { GiftPreview } from '@/resources/gift/GiftPreview';
import { promotion } from '@/resources/promotion/promotion.definition';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const PROMOTION = {
  id: 'P1',
  title: 'Natale',
  company_quotas: [
    { company_code: 'A', quota: 10 },
    { company_code: 'B', quota: 10 },
  ],
};
const APPS = [
  { id: '1', company_code: 'B', app_name: 'Borea Club' },
  { id: '2', company_code: 'A', app_name: 'Aurora Club' },
];

const Form = ({ free = false }) => (
  <FormProvider {...useForm({ defaultValues: { title: 'Tazzine', target: 1_000, free } })}>
    <ParentContext value={{ record: PROMOTION, definition: promotion }}>
      <GiftPreview />
    </ParentContext>
  </FormProvider>
);

it('a gift is shown in the app of the first company of its promotion', async () => {
  renderForm({
    path: '/promotion/edit/P1/gift/edit/G1',
    name: 'gift',
    view: <Form />,
    provider: {
      getList: async (name, { filter }) => {
        const data =
          name === 'app'
            ? APPS.filter(({ company_code }) => company_code === filter?.company_code)
            : [];
        return { data: data as never[], total: data.length };
      },
    },
  });
  const phone = within(await screen.findByRole('figure', { name: 'Anteprima nell’app' }));
  expect(await phone.findByText('Aurora Club')).toBeVisible();
  expect(phone.getByText('Tazzine')).toBeVisible();
  expect(phone.getByText(/1\.000,00/)).toBeVisible();
});

it('a free gift has a threshold too', async () => {
  renderForm({
    path: '/promotion/edit/P1/gift/edit/G1',
    name: 'gift',
    view: <Form free />,
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  expect(await screen.findByText(/^In omaggio con 1\.000,00/)).toBeVisible();
});
