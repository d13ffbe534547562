import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { PeriodFields } from '@/domain/report/PeriodFields';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';

type FieldsProps = { to: string; onChange: (period: object) => void };

const Fields = ({ to, onChange }: FieldsProps) => (
  <AdminContext i18nProvider={createI18nProvider('it', consoleCatalogue.it)}>
    <PeriodFields label="Periodo" period={{ from: '2020-01-01', to }} onChange={onChange} />
  </AdminContext>
);

it('another period replaces a wrong day', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const { rerender } = render(<Fields to="2020-11-29" onChange={onChange} />);
  const end = screen.getByRole('textbox', { name: 'Al' });
  await user.clear(end);
  await user.type(end, '31/02/2020');
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(end).toHaveValue('31/02/2020');
  rerender(<Fields to="2020-06-30" onChange={onChange} />);
  expect(screen.getByRole('textbox', { name: 'Al' })).toHaveValue('30/06/2020');
});

it('reports a day once its year is typed, or once its field is left', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Fields to="2020-11-29" onChange={onChange} />);
  const end = screen.getByRole('textbox', { name: 'Al' });
  await user.clear(end);
  // '31/12' and '31/12/20' are days, too.
  await user.type(end, '31/12/2021');
  expect(onChange.mock.calls).toEqual([[{ from: '2020-01-01', to: '2021-12-31' }]]);

  onChange.mockClear();
  await user.clear(end);
  await user.type(end, '31/12/22');
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(onChange.mock.calls).toEqual([[{ from: '2020-01-01', to: '2022-12-31' }]]);
});

it('reports a day typed without separators once its year has four figures', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Fields to="2026-11-29" onChange={onChange} />);
  const end = screen.getByRole('textbox', { name: 'Al' });
  await user.clear(end);
  // '311220' is a day, too.
  await user.type(end, '31122025');
  expect(onChange.mock.calls).toEqual([[{ from: '2020-01-01', to: '2025-12-31' }]]);
});

it('reports a day that may be the beginning of another on Enter, once', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const { rerender } = render(<Fields to="2020-11-29" onChange={onChange} />);
  const end = screen.getByRole('textbox', { name: 'Al' });
  await user.clear(end);
  await user.type(end, '1/1/2021');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  rerender(<Fields to="2021-01-01" onChange={onChange} />);
  expect(end).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(onChange.mock.calls).toEqual([[{ from: '2020-01-01', to: '2021-01-01' }]]);
});

it('another period replaces a day that its field still shows as typed', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Fields to="2020-11-29" onChange={() => {}} />);
  const end = screen.getByRole('textbox', { name: 'Al' });
  await user.clear(end);
  await user.type(end, '31122021');
  rerender(<Fields to="2021-12-31" onChange={() => {}} />);
  expect(end).toHaveFocus();
  expect(end).toHaveValue('31122021');
  rerender(<Fields to="2020-11-29" onChange={() => {}} />);
  expect(screen.getByRole('textbox', { name: 'Al' })).toHaveValue('29/11/2020');
});
