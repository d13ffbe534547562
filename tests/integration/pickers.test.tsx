import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
  type MockInstance,
} from 'vitest';
import { ApiError } from '@/providers/http/api-error';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { createDataProvider, type ConsoleDataProvider } from '@/providers/data/data-provider';
import { session } from '@/providers/session/session';
import { form as appUserForm } from '@/resources/app-user/app-user.form';
import { form as boUserForm } from '@/resources/bo-user/bo-user.form';
import { resources } from '@/resources/registry';
import { FilterPicker } from '@/kit/references/FilterPicker';
import { ReferenceAutocomplete } from '@/kit/references/ReferenceAutocomplete';
import { usePicker } from '@/kit/references/usePicker';
import { FormView } from '@/kit/form/FormView';
import { openScene, type Scene } from '../support/backend-scene';
import { announced } from '../support/live-regions';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

const two = (number: number) => String(number).padStart(2, '0');
const idAt = (group: string, at: number) => `${group}${at}`.padStart(24, 'a');
const CATEGORIES = Array.from({ length: 32 }, (_, at) => ({
  _id: idAt('c', at),
  updated_at: '2026-01-01T00:00:00.000Z',
  category_code: `CAT-${two(at + 1)}`,
  category_name: at === 30 ? 'Città d’arte' : `Categoria ${two(at + 1)}`,
  company_code: 'C1',
}));
const LOCATIONS = Array.from({ length: 120 }, (_, at) => ({
  _id: idAt('e', at),
  updated_at: '2026-01-01T00:00:00.000Z',
  code: `L-${String(at + 1).padStart(3, '0')}`,
  name: `Sede ${at + 1}`,
  company_code: at < 100 ? 'C1' : 'C2',
  town: 'Forlì',
  region: 'Emilia-Romagna',
  address: 'Via Roma 1',
}));
/** The locations of another company, in the order of their names. */
const BRANCHES = [
  ['Filiale di Bologna', 'Emilia-Romagna'],
  ['Filiale di Milano', 'Lombardia'],
  ['Filiale di Parma', 'Emilia-Romagna'],
  ['Ufficio di Milano', 'Lombardia'],
].map(([name, region], at) => ({
  ...LOCATIONS[0],
  _id: idAt('f', at),
  code: `F-${at}`,
  name,
  company_code: 'C3',
  region,
}));

let scene: Scene;
let provider: ConsoleDataProvider;
let getList: MockInstance<ConsoleDataProvider['getList']>;

beforeAll(async () => {
  scene = await openScene({}, { categories: CATEGORIES, locations: [...LOCATIONS, ...BRANCHES] });
  const block = document.createElement('script');
  block.id = 'console-config';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ apiBase: scene.url });
  document.head.append(block);
});
afterAll(() => scene.close());
signInForEach();
beforeEach(async () => {
  const { json } = await scene.login('admin@x.it');
  session.start(json.token, person(['admin']));
  provider = createDataProvider(resources);
  getList = vi.spyOn(provider, 'getList');
});

const openBoUser = () =>
  renderForm({
    path: '/bo-user/create',
    name: 'bo-user',
    view: <FormView form={boUserForm} mode="create" />,
    provider,
  });
const openAppUser = () =>
  renderForm({
    path: '/app-user/create',
    name: 'app-user',
    view: <FormView form={appUserForm} mode="create" />,
    provider,
  });

const picker = (name: string) => screen.findByRole('combobox', { name });
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chips = () =>
  screen
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes(' · '));
const choose = async (user: UserEvent, name: string, text: string, option: string) => {
  await user.type(await picker(name), text);
  await user.click(await screen.findByRole('option', { name: option }));
};
const chooseCompany = (user: UserEvent, code: string) =>
  choose(user, 'Azienda', code.toLowerCase(), `Società ${code} · ${code}`);
/** As far down as the keyboard leads. */
const walkDown = async (user: UserEvent, steps: number) => {
  for (let step = 0; step < steps; step += 1) await user.keyboard('{ArrowDown}');
};

describe('a picker of several records', () => {
  test('keeps what is typed, letter by letter, and offers what holds it', async () => {
    const user = userEvent.setup();
    openBoUser();
    const companies = await picker('Azienda');
    await user.click(companies);
    for (const [at, letter] of [...'società c2'].entries()) {
      await user.keyboard(letter);
      expect(companies).toHaveValue('società c2'.slice(0, at + 1));
    }
    await screen.findByText('1 risultato', announced);
    expect(optionTexts()).toEqual(['Società C2 · C2', '+ Crea azienda']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chips()).toEqual(['Società C2 · C2']));
    expect(companies).toHaveValue('');
  });

  test('takes none of several by Enter before one of them is highlighted', async () => {
    const user = userEvent.setup();
    openBoUser();
    const companies = await picker('Azienda');
    await user.type(companies, 'società');
    await waitFor(() => expect(optionTexts().length).toBeGreaterThan(2));
    await user.keyboard('{Enter}');
    expect(chips()).toEqual([]);
    expect(companies).toHaveValue('società');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(chips()).toHaveLength(1));
    expect(companies).toHaveValue('');
  });

  test('takes the only one by Enter, though another was highlighted before the search narrowed', async () => {
    const user = userEvent.setup();
    openBoUser();
    const companies = await picker('Azienda');
    await user.type(companies, 'società');
    await waitFor(() => expect(optionTexts().length).toBeGreaterThan(2));
    await user.keyboard('{ArrowDown} c2');
    await screen.findByText('1 risultato', announced);
    await waitFor(async () => {
      // It takes nothing before the search is answered.
      await user.keyboard('{Enter}');
      expect(chips()).toEqual(['Società C2 · C2']);
    });
  });

  test('takes by Enter what was highlighted before the answer of the search moved it', async () => {
    const user = userEvent.setup();
    openBoUser();
    const companies = await picker('Azienda');
    await user.click(companies);
    await waitFor(() => expect(optionTexts().length).toBeGreaterThan(2));
    const { getList: read } = createDataProvider(resources);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    getList.mockImplementation(async (...call) => {
      await asked;
      const { data, ...rest } = await read(...call);
      return { ...rest, data: data.toReversed() };
    });
    await user.keyboard('società');
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter?.q).toBe('società'));
    const before = optionTexts();
    await user.keyboard('{ArrowDown}');
    const [highlighted] = before;
    answer();
    await waitFor(() => expect(optionTexts()).not.toEqual(before));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chips()).toEqual([highlighted]));
  });

  test('takes the record whose code is typed by Enter, before the search is answered', async () => {
    const user = userEvent.setup();
    openBoUser();
    const companies = await picker('Azienda');
    await user.click(companies);
    await waitFor(() => expect(optionTexts().length).toBeGreaterThan(2));
    getList.mockImplementation(() => new Promise(() => undefined));
    await user.keyboard('c1{Enter}');
    expect(chips()).toEqual(['Società C1 · C1']);
  });

  test.each(['citta d', "CITTÀ D'", 'città d’a', 'cat-31'])(
    'finds a record by "%s": accents, apostrophes and codes',
    async (text) => {
      const user = userEvent.setup();
      openAppUser();
      await chooseCompany(user, 'C1');
      const categories = await picker('Categorie');
      await user.type(categories, text);
      await waitFor(() => expect(optionTexts()[0]).toBe('Città d’arte · CAT-31'));
      expect(optionTexts()).toHaveLength(2);
    },
  );

  test('reaches the last of 32 categories with the arrow keys, and with 25 chosen', async () => {
    const user = userEvent.setup();
    openAppUser();
    await chooseCompany(user, 'C1');
    await user.click(await picker('Categorie'));
    await screen.findByText('25 di 32: scorri o cerca', { selector: 'p' });
    await walkDown(user, 24);
    await waitFor(() => expect(optionTexts()).toHaveLength(33));
    expect(optionTexts().at(-2)).toBe('Città d’arte · CAT-31');
    for (let count = 0; count < 26; count += 1) {
      await user.click(screen.getAllByRole('option')[0] as HTMLElement);
    }
    await waitFor(() => expect(optionTexts()[0]).toBe('Categoria 27 · CAT-27'));
    await user.keyboard('{Escape}');
    await user.click(await picker('Categorie'));
    await waitFor(() => expect(optionTexts()).toHaveLength(7));
  });

  test('Enter takes no record for the only one while more are still to be read', async () => {
    const user = userEvent.setup();
    openBoUser();
    const companies = await picker('Azienda');
    const read = createDataProvider(resources).getList;
    getList.mockImplementation(async (name, params) => {
      if (name !== 'company' || params.filter?.q !== 'società c1') return read(name, params);
      if (params.pagination?.page !== 1) return new Promise(() => undefined);
      return { ...(await read(name, params)), total: 30 };
    });
    await user.type(companies, 'società c1');
    await waitFor(() => expect(optionTexts()[0]).toBe('Società C1 · C1'));
    await screen.findAllByText(/^1 di 30/);
    await user.keyboard('{Enter}');
    expect(companies).toHaveValue('società c1');
    expect(chips()).toEqual([]);
  });

  test('of a hundred thousand choices one page is read and drawn, and the rest is searched', async () => {
    const user = userEvent.setup();
    openBoUser();
    await picker('Azienda');
    getList.mockClear();
    getList.mockImplementation(async (name, { pagination, filter }) => {
      const { page = 1, perPage = 0 } = pagination ?? {};
      const data = Array.from({ length: perPage }, (_, at) => {
        const number = filter?.q ? 99_999 : (page - 1) * perPage + at;
        return { id: `${name}${number}`, company_code: `C${number}`, company_name: `N${number}` };
      });
      return { data: filter?.q ? data.slice(0, 1) : data, total: filter?.q ? 1 : 100_000 };
    });
    const companies = await picker('Azienda');
    await user.click(companies);
    await user.type(companies, 'n');
    await user.clear(companies);
    await waitFor(() => expect(optionTexts().length).toBeGreaterThan(1));
    expect(optionTexts().length).toBeLessThanOrEqual(51);
    await user.type(companies, 'N99999');
    await waitFor(() => expect(optionTexts()[0]).toBe('N99999 · C99999'));
    const pages = getList.mock.calls
      .filter(([name]) => name === 'company')
      .map(([, { pagination }]) => pagination?.page ?? 0);
    expect(Math.max(...pages)).toBeLessThanOrEqual(2);
  });

  test('narrows by one call a company, grouped by company', async () => {
    const user = userEvent.setup();
    openBoUser();
    const locations = await picker('Sede');
    expect(locations).toBeDisabled();
    expect(locations).toHaveAccessibleDescription('Scegli prima l’azienda');
    await chooseCompany(user, 'C1');
    await chooseCompany(user, 'C2');
    await user.type(await picker('Sede'), 'sede 10');
    await waitFor(() =>
      expect(optionTexts().slice(0, -1)).toEqual([
        'Sede 10 · L-010',
        'Sede 100 · L-100',
        ...Array.from({ length: 10 }, (_, at) => `Sede ${at + 101} · L-${at + 101}`),
      ]),
    );
    expect(screen.getByText('Società C1', { selector: 'strong' })).toBeVisible();
    const asked = getList.mock.calls
      .filter(([name, { filter }]) => name === 'location' && filter?.q === 'sede 10')
      .map(([, { filter }]) => String(filter?.company_code));
    expect(asked).toEqual(['C1', 'C2']);
  });

  test('where the lookup is refused, takes codes that are typed', async () => {
    const user = userEvent.setup();
    getList.mockRejectedValue(new ApiError('refused', 403));
    openBoUser();
    const companies = await picker('Azienda');
    await user.click(companies);
    await waitFor(() => expect(companies).toHaveAccessibleDescription(/inserisci il codice/));
    await user.keyboard('C1{Enter}');
    expect(await screen.findByRole('button', { name: 'C1' })).toBeVisible();
    await user.keyboard('C2{Tab}');
    expect(await screen.findByRole('button', { name: 'C2' })).toBeVisible();
    // The names of the companies are asked for as their parts of the page appear, not again and again.
    const asked = getList.mock.calls.filter(
      ([name, { pagination }]) => name === 'company' && pagination?.perPage === MAX_PAGE_SIZE,
    );
    expect(asked.length).toBeLessThan(10);
  });
});

describe('a picker of one record', () => {
  test('has headings where its choices belong to several companies, and none where to one', async () => {
    const user = userEvent.setup();
    const list = (
      <FilterPicker
        reference={{ resource: 'location', within: ['company_code'] }}
        referenceFilter={{}}
        onChange={vi.fn()}
        onDismiss={vi.fn()}
        label="Sede"
        name="location_code"
      />
    );
    renderForm({ path: '/app-user/list', name: 'app-user', view: null, list, provider });
    const locations = await picker('Sede');
    await user.type(locations, 'sede 10');
    await screen.findByText('12 risultati', announced);
    const companyOf = (name: string) => screen.queryByText(name, { selector: 'strong' });
    await waitFor(() => {
      expect(companyOf('Società C1')).toBeVisible();
      expect(companyOf('Società C2')).toBeVisible();
    });
    await user.type(locations, '0');
    await screen.findByText('1 risultato', announced);
    expect(companyOf('Società C1')).toBeNull();

    // The label does not show why these are found.
    expect(screen.queryByText('Via Roma 1')).toBeNull();
    await user.clear(locations);
    await user.type(locations, 'via roma');
    expect((await screen.findAllByText('Via Roma 1')).length).toBeGreaterThan(1);
  });

  test('offers what the text names before what it finds by another value', async () => {
    const user = userEvent.setup();
    const list = (
      <FilterPicker
        reference={{ resource: 'location', within: ['company_code'] }}
        referenceFilter={{ company_code: ['C3'] }}
        onChange={vi.fn()}
        onDismiss={vi.fn()}
        label="Sede"
        name="location_code"
      />
    );
    renderForm({ path: '/app-user/list', name: 'app-user', view: null, list, provider });
    await user.type(await picker('Sede'), 'mil');
    await screen.findByText('4 risultati', announced);
    expect(optionTexts().map((text) => text?.split(' · ')[0])).toEqual([
      'Filiale di Milano',
      'Ufficio di Milano',
      'Filiale di Bologna',
      'Filiale di Parma',
    ]);
  });

  test('drops answers that come late, and cancels their calls', async () => {
    const user = userEvent.setup();
    openAppUser();
    const company = await picker('Azienda');
    await user.click(company);
    await screen.findByRole('option', { name: 'Società C1 · C1' });
    const read = createDataProvider(resources).getList;
    getList.mockImplementation((name, params) =>
      params.filter?.q === 'c1' ? new Promise(() => undefined) : read(name, params),
    );
    const callFor = (text: string) =>
      getList.mock.calls.find(([, { filter }]) => filter?.q === text)?.[1];
    await user.type(company, 'c1');
    await waitFor(() => expect(callFor('c1')).toBeDefined());
    await user.type(company, '{Backspace}2');
    await waitFor(() => expect(optionTexts()[0]).toBe('Società C2 · C2'));
    await waitFor(() => expect(callFor('c1')?.signal?.aborted).toBe(true));
  });

  test('offers a record that was created elsewhere since, and the count is announced', async () => {
    const user = userEvent.setup();
    openAppUser();
    await chooseCompany(user, 'C2');
    const location = await picker('Sede');
    await user.click(location);
    await screen.findByRole('option', { name: 'Sede 101 · L-101' });
    await user.keyboard('{Escape}');
    const made = {
      ...LOCATIONS[0],
      _id: undefined,
      code: 'L-000',
      name: 'Sede nuova',
      company_code: 'C2',
    };
    expect((await scene.call('admin', '/api/v1/locations', made)).status).toBe(201);
    await user.click(location);
    await user.click(await screen.findByRole('option', { name: 'Sede nuova · L-000' }));
    expect(location).toHaveValue('Sede nuova · L-000');
    await user.tripleClick(location);
    await user.keyboard('l-000');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 risultato'));
  });
});

describe('a record that a form lacks', () => {
  const fillCategory = async (user: UserEvent, company: string, code: string) => {
    const drawer = await screen.findByRole('dialog', { name: 'Nuova categoria' });
    await user.type(await within(drawer).findByRole('textbox', { name: 'Codice' }), code);
    await user.type(
      within(drawer).getByRole('textbox', { name: 'Nome categoria' }),
      `Categoria ${code}`,
    );
    expect(within(drawer).getByRole('combobox', { name: 'Azienda' })).toHaveValue(
      `Società ${company} · ${company}`,
    );
    return drawer;
  };
  const openDrawer = async (user: UserEvent, company: string) => {
    openAppUser();
    await user.type(await screen.findByRole('textbox', { name: 'Ragione sociale' }), 'Bar Sport');
    await chooseCompany(user, company);
    const categories = await picker('Categorie');
    await waitFor(() =>
      expect(categories).toHaveAccessibleDescription(`Nessuna categoria per Società ${company}`),
    );
    await user.click(categories);
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
  };

  test('is created in a drawer over it and chosen; what was typed below stays', async () => {
    const user = userEvent.setup();
    await openDrawer(user, 'C3');
    const drawer = await fillCategory(user, 'C3', 'NEW-1');
    await user.click(within(drawer).getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(chips()).toEqual(['Categoria NEW-1 · NEW-1']));
    expect(screen.getByRole('textbox', { name: 'Ragione sociale' })).toHaveValue('Bar Sport');
    const categories = await picker('Categorie');
    await waitFor(() => expect(categories).toHaveFocus());
  });

  test('is looked up by its code where the backend answers a message alone', async () => {
    const user = userEvent.setup();
    const create = provider.create;
    vi.spyOn(provider, 'create').mockImplementation(async (name, params) => {
      await create(name, params);
      return { data: { ...params.data, id: 'unknown' } };
    });
    await openDrawer(user, 'C2');
    const drawer = await fillCategory(user, 'C2', 'NEW-2');
    await user.click(within(drawer).getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(chips()).toEqual(['Categoria NEW-2 · NEW-2']));
    expect(getList.mock.calls.map(([, { filter }]) => filter?.q)).toContain('NEW-2');
  });

  test('is asked about before it is given up, and holds no drawer of its own', async () => {
    const user = userEvent.setup();
    openAppUser();
    await chooseCompany(user, 'C1');
    await user.click(await picker('Categorie'));
    await user.click(await screen.findByRole('option', { name: '+ Crea categoria' }));
    const drawer = await screen.findByRole('dialog', { name: 'Nuova categoria' });
    await user.type(await within(drawer).findByRole('textbox', { name: 'Codice' }), 'X');
    await user.click(within(drawer).getByRole('combobox', { name: 'Azienda' }));
    await screen.findByRole('option', { name: 'Società C1 · C1' });
    expect(screen.queryByRole('option', { name: /Crea/ })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(within(drawer).getByRole('button', { name: 'Annulla' }));
    const question = await screen.findByRole('dialog', { name: 'Uscire senza salvare?' });
    await user.click(within(question).getByRole('button', { name: 'Esci senza salvare' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const categories = await picker('Categorie');
    await waitFor(() => expect(categories).toHaveFocus());
  });
});

describe('deactivated agents', () => {
  const STAFF = [
    { _id: idAt('b', 1), code: 'A-1', firstname: 'Ada', surname: 'Bruni', status: 'active' },
    { _id: idAt('b', 2), code: 'A-2', firstname: 'Bea', surname: 'Conti', status: 'deactivated' },
  ];
  const AGENT = { resource: 'bo-user', role: 'agent' } as const;
  const Picker = ({ hasDeactivated }: { hasDeactivated?: boolean }) => {
    const picker = usePicker({ reference: AGENT, hasDeactivated, onPick: vi.fn() });
    return (
      <ReferenceAutocomplete
        picker={picker}
        reference={AGENT}
        referenceFilter={{}}
        value=""
        onChange={vi.fn()}
        label="Agente"
        name="agent"
      />
    );
  };

  test.each([
    ['are not given to records', false, ['Ada Bruni · A-1']],
    ['filter lists', true, ['Ada Bruni · A-1', 'Bea Conti · A-2']],
  ])('%s', async (_, hasDeactivated, offered) => {
    vi.stubGlobal('fetch', async () => Response.json({ data: { bousers: STAFF } }));
    const list = <Picker hasDeactivated={hasDeactivated} />;
    renderForm({ path: '/bo-user/list', name: 'bo-user', view: null, list, provider });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Agente' }));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(offered),
    );
    vi.unstubAllGlobals();
  });
});
