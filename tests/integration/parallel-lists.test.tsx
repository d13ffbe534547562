import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod';
import { ApiError } from '@/providers/http/api-error';
import { RecordEdit } from '@/kit/form/RecordEdit';
import { renderForm, signInForEach } from '../support/render-form';

const ID = 'a'.repeat(24);
const MINE = {
  id: ID,
  business_name: 'Bar Sport',
  company_code: ['AURORA'],
  location_code: ['AUR-MIL'],
  agent_code: ['AGE-1'],
  updated_at: '2026-01-01T00:00:00.000Z',
};
/** Another person has added an entry at the top. */
const THEIRS = {
  ...MINE,
  business_name: 'Bar Centrale',
  company_code: ['BOREA', 'AURORA'],
  location_code: ['BOR-ROM', 'AUR-MIL'],
  agent_code: ['AGE-9', 'AGE-1'],
  updated_at: '2026-02-02T00:00:00.000Z',
};
const KEPT = {
  business_name: 'Bar Centrale',
  company_code: ['AURORA'],
  location_code: ['AUR-MIL'],
  agent_code: ['AGE-2'],
};

const getOne = vi.fn();
const update = vi.fn();

/** Changes one list of the entries, as the choice of another agent does. */
const OtherAgent = () => {
  const form = useFormContext();
  return (
    <button
      type="button"
      onClick={() => form.setValue('agent_code', ['AGE-2'], { shouldDirty: true })}
    >
      another agent
    </button>
  );
};

const open = (record: object) => {
  getOne.mockResolvedValue({ data: record });
  return renderForm({
    path: `/app-user/edit/${ID}`,
    name: 'app-user',
    view: (
      <RecordEdit schema={z.looseObject({})} defaults={{}}>
        <OtherAgent />
      </RecordEdit>
    ),
    provider: { getOne, update },
  });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

signInForEach();
beforeEach(() => {
  getOne.mockReset();
  update.mockReset().mockImplementation(async (_, { data }) => ({ data }));
});

it('an entry that is kept in a conflict keeps all its fields', async () => {
  update.mockRejectedValueOnce(new ApiError('refused', 409, ['Modificato da altri']));
  open(MINE);
  await press('another agent');
  getOne.mockResolvedValue({ data: THEIRS });
  await press('Salva');
  await press('Mantieni le mie');
  expect(await screen.findByText('the list')).toBeVisible();
  expect(update.mock.calls[1]?.[1].data).toMatchObject(KEPT);
});

it('an entry restored into a newer version of the record keeps all its fields', async () => {
  const first = open(MINE);
  await press('another agent');
  first.unmount();
  open(THEIRS);
  await press('Ripristina');
  await press('Salva');
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.calls[0]?.[1].data).toMatchObject(KEPT);
});
