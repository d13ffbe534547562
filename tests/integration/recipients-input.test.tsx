import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecipientsInput } from '@/domain/audience/RecipientsInput';
import { RecordCreate } from '@/kit/form/RecordCreate';
import { schema } from '@/resources/survey/survey.schema';
import { emptyValues } from '@/core/empty-values';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const open = async () => {
  renderForm({
    path: '/survey/create',
    name: 'survey',
    view: (
      <RecordCreate schema={schema} defaults={emptyValues(schema)}>
        <RecipientsInput />
      </RecordCreate>
    ),
    provider: {},
  });
  await screen.findByLabelText('Tutti');
};

const press = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByLabelText(name));
};
/** The recipients that are chosen by themselves, and not included in another. */
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked, disabled }) => checked && !disabled)
    .map(({ value }) => value);

it.each([
  ['everyone', ['Clienti', 'Agenti'], 'Tutti', ['agents', 'customers']],
  [
    'all users of a company',
    ['Clienti', 'Agenti'],
    'Tutto il personale dell’azienda',
    ['agents', 'customers'],
  ],
])('the recipients chosen before %s come back after it', async (_, first, name, before) => {
  await open();
  press(...first);
  fireEvent.click(screen.getByLabelText(name));
  expect(chosen()).not.toContain('agents');
  fireEvent.click(screen.getByLabelText(name));
  expect(chosen()).toEqual(before);
});

it('what is chosen by itself later does not come back twice', async () => {
  await open();
  press('Clienti', 'Tutti', 'Tutti', 'Clienti', 'Tutti', 'Tutti');
  expect(chosen()).toEqual([]);
});
