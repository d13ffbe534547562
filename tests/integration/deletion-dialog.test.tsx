import userEvent from '@testing-library/user-event';
import { fireEvent, screen, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { urlScheme } from '@/app/router/url-scheme';
import { AddressParamsProvider } from '@/app/views/AddressParamsProvider';
import { filterOf, referencesTo } from '@/core/references';
import type { ResourceDefinition } from '@/core/resource';
import { fillPath } from '@/core/routes';
import { ApiError } from '@/providers/http/api-error';
import { resources } from '@/resources/registry';
import { RecordEdit } from '@/kit/form/RecordEdit';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

/** The resources whose lists find what refers to a record of `name`. */
const countedFor = (name: string): string[] =>
  referencesTo(resources, name)
    .filter(({ resource, field, reference }) => filterOf(resource, field, reference) !== undefined)
    .map(({ resource }) => resource.name);

/** A record with its code, its parents, and the last of the values that its address may hold. */
const recordOf = ({
  codeField,
  parents = {},
  values = {},
}: ResourceDefinition): Record<string, string> & { id: string } => ({
  id: 'R1',
  _id: 'R1',
  ...Object.fromEntries(
    Object.entries(values).map(([field, known]) => [field, String(known.at(-1))]),
  ),
  ...Object.fromEntries(Object.keys(parents).map((field) => [field, `${field}-1`])),
  ...(codeField && { [codeField]: 'CODE 1' }),
});

const DELETED = resources.filter(({ access }) => access.delete);
const CASES = DELETED.filter(({ name }) => countedFor(name).length > 0);
const UNCOUNTED = DELETED.filter((definition) => !CASES.includes(definition));

/** Opens it on the record's page, or over its list where a drawer holds its form; each list finds `total` records. */
const openDialog = async (
  definition: ResourceDefinition,
  path = definition.routes.edit ?? definition.routes.list ?? '',
  total = 3,
  more: object = {},
  provider: Partial<DataProvider> = {},
) => {
  const record = { ...recordOf(definition), ...more };
  const view = (
    <AddressParamsProvider of={definition}>
      <RecordEdit id="R1" schema={z.looseObject({})} defaults={{}}>
        {null}
      </RecordEdit>
    </AddressParamsProvider>
  );
  renderForm({
    path: fillPath(path, record),
    name: definition.name,
    view,
    list: view,
    provider: {
      getOne: async () => ({ data: record as never }),
      // A list below a parent is that of one parent.
      getList: async (name, { meta }) => {
        const { parents = {} } = resources.find((each) => each.name === name) ?? {};
        expect(Object.keys(meta?.parents ?? {})).toEqual(Object.keys(parents));
        return { data: [], total };
      },
      ...provider,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Altre azioni' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  return within(await screen.findByRole('dialog'));
};

/** Where a link leads: the resource whose list it is, with the parameters of its address and its filter. */
const listOf = (link: HTMLElement) => {
  const [path = '', query = ''] = (link.getAttribute('href') ?? '').slice(1).split('?');
  const match = urlScheme.match(path);
  expect(match?.route.view).toBe('list');
  const filter: object = JSON.parse(new URLSearchParams(query).get('filter') ?? '{}');
  return { list: match?.route.resource?.name, filter, params: match?.params };
};

it.each(CASES)(
  'the deletion of $name counts everything that refers to it, each with its list',
  async (definition) => {
    const dialog = await openDialog(definition);
    await dialog.findAllByText(/^3 /);
    const lists = dialog.getAllByRole('link').map(listOf);
    // Linked records are named first, and closing is the main answer; only the backend decides on the deletion.
    if (dialog.queryByRole('button', { name: 'Elimina comunque' })) {
      // The title says so already.
      expect(dialog.queryByText('Ancora collegati:')).toBeNull();
      // A single kind is in the title alone.
      expect(dialog.queryAllByRole('listitem')).not.toHaveLength(1);
      expect(dialog.getByRole('heading').textContent).toMatch(
        /^(?:\d+ tipi di elementi sono ancora collegati ad? .+|.+ è ancora in uso: 3 .+)$/,
      );
      expect(dialog.queryByRole('button', { name: 'Elimina' })).toBeNull();
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Chiudi' }));
      fireEvent.click(dialog.getByRole('button', { name: 'Elimina comunque' }));
      // The list was read; what the backend may do with it was not.
      expect(dialog.queryByRole('link')).toBeNull();
      expect(
        dialog.getByText(/possono essere eliminati anche gli elementi collegati/),
      ).toBeVisible();
    }
    expect(dialog.getByRole('heading').textContent).toMatch(/^Eliminare .+\?$/);
    expect(dialog.getByRole('button', { name: 'Elimina' }).hasAttribute('disabled')).toBe(false);
    expect(new Set(lists.map(({ list }) => list))).toEqual(new Set(countedFor(definition.name)));
    for (const { filter, params } of lists) {
      expect(Object.values({ ...params, ...filter })).toContainEqual(
        expect.stringMatching(/^(?:R1|CODE 1)$/),
      );
    }
  },
);

it('every resource is one of those, is listed below, or is deleted nowhere', () => {
  const kept = resources.filter(({ access }) => !access.delete);
  expect([CASES.length, UNCOUNTED.length, kept.length]).toEqual([9, 13, 7]);
});

it.each(UNCOUNTED)(
  'the deletion of $name, which no list finds by it, is asked for alone',
  async (definition) => {
    const dialog = await openDialog(definition);
    expect(dialog.getByRole('heading').textContent).toMatch(/^Eliminare .+\?$/);
    expect(dialog.queryAllByRole('link')).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Elimina' }).hasAttribute('disabled')).toBe(false);
  },
);

const UNUSED = 'Nessun altro elemento è collegato.';
const CUSTOM = 'email personalizzate, notifiche push personalizzate';

it.each([
  [
    'category',
    `Possono essere collegati anche: ${CUSTOM}, iniziative Luigi, news, promozioni, sondaggi, riquadri.`,
  ],
  ['company', `Possono essere collegati anche: ${CUSTOM}.`],
  ['award-option', 'Possono essere collegati anche: premi aggiuntivi.'],
  ['location', UNUSED],
  ['news', undefined],
])('the deletion of an unlinked %s names what it cannot count', async (name, sentence) => {
  const definition = DELETED.find((each) => each.name === name);
  if (!definition) throw new Error(`A ${name} can be deleted`);
  const dialog = await openDialog(definition, undefined, 0);
  await vi.waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
  const said = dialog.queryAllByText(/collegat/).map(({ textContent }) => textContent);
  expect(said).toEqual(sentence === undefined ? [] : [sentence]);
  expect(dialog.getByRole('button', { name: 'Elimina' }).hasAttribute('disabled')).toBe(false);
});

it.each([
  ['Aurora Caffè', 'ad Aurora Caffè'],
  ['àncora', 'ad àncora'],
  ['Ospedale', 'a Ospedale'],
  ['Monviso', 'a Monviso'],
])('the title of the dialog names %s after its preposition: %s', async (company_name, named) => {
  const definition = CASES.find(({ name }) => name === 'company');
  if (!definition) throw new Error('A company can be deleted');
  const dialog = await openDialog(definition, undefined, 3, { company_name });
  await dialog.findAllByText(/^3 /);
  expect(dialog.getByRole('heading')).toHaveTextContent(
    new RegExp(`^\\d+ tipi di elementi sono ancora collegati ${named}$`),
  );
});

it('a dialog whose title says that a company is linked names what it cannot count, too', async () => {
  const definition = CASES.find(({ name }) => name === 'company');
  if (!definition) throw new Error('A company can be deleted');
  const dialog = await openDialog(definition);
  await dialog.findByText(`Possono essere collegati anche: ${CUSTOM}.`);
  expect(dialog.getByRole('heading').textContent).toMatch(/ancora collegati/);
});

it.each([
  [409, ['3 gruppi', '3 obiettivi', '3 vendite']],
  // Without its linked records, it would be refused all the same.
  [403, []],
])('a refusal with %s stays in the dialog, with what to do next', async (status, linked) => {
  const definition = CASES.find(({ name }) => name === 'app-user');
  if (!definition) throw new Error('A customer can be deleted');
  const lines = ['Il cliente non può essere eliminato', 'Riprova domani'];
  const dialog = await openDialog(
    definition,
    undefined,
    3,
    { business_name: 'Bar Roma' },
    { delete: () => Promise.reject(new ApiError('refused', status, lines)) },
  );
  await dialog.findAllByText(/^3 /);
  fireEvent.click(dialog.getByRole('button', { name: 'Elimina comunque' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Elimina' }));
  await vi.waitFor(() =>
    expect(dialog.getByRole('heading').textContent).toBe('Impossibile eliminare Bar Roma'),
  );
  // The alerts announce the lines: a second live region would repeat them.
  expect(dialog.queryByRole('alert')).toBeNull();
  for (const line of lines) expect(dialog.getByText(line)).toBeVisible();
  expect(dialog.queryAllByText(/^Prima elimina o sposta/)).toHaveLength(linked.length && 1);
  const links = dialog.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(expect.arrayContaining(linked));
  expect(links.length > 0).toBe(linked.length > 0);
  const close = dialog.getByRole('button', { name: 'Chiudi' });
  expect(document.activeElement).toBe(close);
  fireEvent.click(close);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** Opens the deletion of a company, which asks for its code. */
const askForCode = async (provider: Partial<DataProvider>) => {
  renderForm({
    path: '/company/edit/R1',
    name: 'company',
    view: (
      <RecordEdit id="R1" schema={z.looseObject({})} defaults={{}} deletion={{ asksForCode: true }}>
        {null}
      </RecordEdit>
    ),
    provider: {
      getOne: async () => ({ data: { id: 'R1', company_code: 'AURORA' } as never }),
      ...provider,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Altre azioni' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  return within(await screen.findByRole('dialog'));
};

it('Enter deletes once the code is typed, and does nothing before', async () => {
  const remove = vi.fn(async () => ({ data: { id: 'R1' } }));
  const dialog = await askForCode({
    getList: async () => ({ data: [], total: 0 }),
    delete: remove as never,
  });
  const code = dialog.getByRole('textbox');
  await userEvent.type(code, 'AUR{Enter}');
  expect(remove).not.toHaveBeenCalled();
  await userEvent.type(code, 'ORA{Enter}');
  await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
});

it('Enter pressed twice deletes once, and the dialog waits for the answer', async () => {
  const remove = vi.fn(() => new Promise(() => undefined));
  const dialog = await askForCode({
    getList: async () => ({ data: [], total: 0 }),
    delete: remove as never,
  });
  await userEvent.type(dialog.getByRole('textbox'), 'AURORA{Enter}{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('dialog', { name: 'Eliminare AURORA?' })).toBeVisible();
});

it('a code typed before the linked records are counted is not taken away', async () => {
  let count = (_: { data: never[]; total: number }) => {};
  const counted = new Promise<{ data: never[]; total: number }>((resolve) => (count = resolve));
  const dialog = await askForCode({ getList: () => counted });
  const code = dialog.getByRole('textbox');
  fireEvent.change(code, { target: { value: 'AURORE' } });
  count({ data: [], total: 3 });
  await dialog.findAllByText(/^3 /);
  fireEvent.change(code, { target: { value: '' } });
  expect(dialog.getByRole('textbox')).toBe(code);
});

it.each([
  ['promotion', 'edit', {}, { promotion_id: 'R1', award_type: 'reward' }],
  ['promotion', 'list', {}, { promotion_id: 'R1', award_type: 'reward' }],
  ['gift', 'edit', { gift_id: 'R1' }, { promotion_id: 'promotion_id-1', award_type: 'gift' }],
] as const)(
  'the additional awards of a %s are linked below its promotion, from its %s',
  async (name, view, filter, params) => {
    const definition = CASES.find((each) => each.name === name);
    if (!definition) throw new Error(`A ${name} can be deleted`);
    const dialog = await openDialog(definition, definition.routes[view]);
    await dialog.findAllByText(/^3 /);
    const list = 'additional-award';
    expect(dialog.getAllByRole('link').map(listOf)).toContainEqual({ list, filter, params });
  },
);
