import { BooleanInput } from 'react-admin';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { DAY_MS } from '@/core/days';
import { PublicationAudience } from '@/domain/publication/PublicationAudience';
import { PublicationPreview } from '@/domain/publication/PublicationPreview';
import { RecordCreate } from '@/kit/form/RecordCreate';
import { session } from '@/providers/session/session';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const future = new Date(Date.now() + 9 * DAY_MS).toISOString();
const past = new Date(Date.now() - 9 * DAY_MS).toISOString();

/** Opens `children` in the form of a news item with the values `defaults`. */
const open = (defaults: Readonly<Record<string, unknown>>, children: ReactElement, people = 0) =>
  renderForm({
    path: '/news/create',
    name: 'news',
    view: (
      <RecordCreate schema={z.looseObject({})} defaults={defaults}>
        {children}
      </RecordCreate>
    ),
    provider: { getList: async () => ({ data: [], total: people }) },
  });

it.each([
  [
    'a draft for later',
    { published: false, visible: true, publication_date: future },
    [/bozza: una volta pubblicata, comparirà/],
  ],
  [
    'a draft of the past',
    { published: false, visible: true, publication_date: past },
    [/bozza: non compare/],
  ],
  [
    'published for later',
    { published: true, visible: true, publication_date: future },
    [/^Comparirà nell’app dal/],
  ],
  [
    'a hidden draft for later',
    { published: false, visible: false, publication_date: future },
    [/nascosta/, /bozza: non compare/],
  ],
  ['on show', { published: true, visible: true, publication_date: past }, []],
])('the preview says when the app shows what is %s', async (_, values, notes) => {
  open({ title: 'Titolo', recipients: ['CUSTOMER'], ...values }, <PublicationPreview />);
  await screen.findByText('Titolo');
  expect(
    screen.queryAllByText(/bozza|nascosta|comparirà/i).map((note) => note.textContent),
  ).toEqual(notes.map((note) => expect.stringMatching(note)));
});

it.each([
  ['an admin', 'admin', 'AURORA', false],
  ['a manager', 'company_manager', 'AURORA', true],
  ['a manager, for all companies', 'company_manager', '', false],
] as const)(
  'the preview of %s says why it lacks the colours of the app, if it does',
  async (_, role, company_code, isSaid) => {
    session.start('token', person([role]));
    open({ title: 'Titolo', company_code }, <PublicationPreview />);
    await screen.findByText('Titolo');
    expect(screen.queryAllByText(/^Colori neutri/)).toHaveLength(isSaid ? 1 : 0);
  },
);

it.each([
  [[], 'Cliente'],
  [['customers', 'agents'], 'Cliente'],
  [['everyone'], 'Cliente'],
  [['agents'], 'Agente'],
])('the preview for %j is seen first as: %s', async (recipients, viewer) => {
  open({ title: 'Titolo', recipients }, <PublicationPreview />);
  await screen.findByText('Titolo');
  expect(screen.getByRole('button', { name: viewer, pressed: true })).toBeVisible();
  expect(screen.queryByText(/non sono tra i destinatari/)).toBeNull();
});

it('the audience says that categories are required without customers, too', async () => {
  open({ recipients: ['agents'], categories: [], company_code: '' }, <PublicationAudience />);
  expect(
    await screen.findByText(/^Categorie sempre obbligatorie, anche senza clienti/),
  ).toBeVisible();
});

it.each([
  ['now', past, /^Con il salvataggio compare nell’app · 1\.968 persone$/],
  ['later', future, /^Comparirà nell’app dal .+ · 1\.968 persone$/],
])('says above the buttons who will see what is published %s', async (_, date, note) => {
  const draft = { published: false, visible: true, publication_date: date };
  open({ ...draft, recipients: ['agents'] }, <PublishedInForm />, 1968);
  await userEvent.click(await screen.findByLabelText('Pubblicata'));
  expect(await screen.findByText(note)).toBeVisible();
  await userEvent.click(screen.getByLabelText('Pubblicata'));
  expect(screen.queryByText(note)).toBeNull();
});

const PublishedInForm = () => (
  <>
    <BooleanInput source="published" label="Pubblicata" />
    <PublicationAudience />
  </>
);
