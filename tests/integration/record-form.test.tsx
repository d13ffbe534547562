import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, useInput, useLocation } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { MAX_TEXT_LENGTH } from '@/core/constants';
import { readImageSize } from '@/core/images';
import { ApiError } from '@/providers/http/api-error';
import { largeStorage } from '@/providers/session/large-storage';
import { tabStorage } from '@/providers/session/storage';
import { draftKey, readDraft } from '@/kit/drafts/drafts';
import { recordAfterWrite } from '@/providers/data/record-calls';
import { company } from '@/resources/company/company.definition';
import { form as optionForm } from '@/resources/award-option/award-option.form';
import { form } from '@/resources/company/company.form';
import { form as groupForm } from '@/resources/group/group.form';
import { FormView } from '@/kit/form/FormView';
import { RecordCreate } from '@/kit/form/RecordCreate';
import { useSaveQuestion } from '@/kit/form-state/useSaveQuestion';
import type { CancelState } from '@/kit/save-bar/useCancelLink';
import { useSetInitialValue } from '@/kit/form-state/useSetInitialValue';
import * as announcer from '@/ui/announce/announcer';
import { announced } from '../support/live-regions';
import { person } from '../support/people';
import { pngHeader, pngOf } from '../support/pictures';
import { encodePng } from '../support/png';
import { renderForm, signInForEach } from '../support/render-form';

const PICTURES = {
  logo: pngOf(400, 120),
  logo_square: pngOf(256, 256),
  header_image: pngOf(1200, 400),
};
const STORED = {
  id: 'c1',
  _id: 'c1',
  company_code: 'ACME',
  company_name: 'Acme Italia',
  description: 'Distribuzione di bevande',
  ...PICTURES,
  updated_at: '2026-01-01T00:00:00.000Z',
};

const create = vi.fn();
const update = vi.fn();
const getOne = vi.fn();

const openCreate = () =>
  renderForm({
    path: '/company/create',
    name: 'company',
    view: <FormView form={form} mode="create" />,
    provider: { create },
  });
const openEdit = () => {
  getOne.mockResolvedValue({ data: STORED });
  return renderForm({
    path: '/company/edit/c1',
    name: 'company',
    view: <FormView form={form} mode="edit" />,
    provider: { getOne, update },
  });
};

const field = (label: string) =>
  screen.findByLabelText(label, { selector: 'input[type=text], textarea' });
const save = () => screen.getByText('Salva').closest('button') as HTMLButtonElement;

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  const texts = {
    Codice: 'ACME',
    'Nome azienda': 'Acme Italia',
    Descrizione: 'Distribuzione di bevande',
    'Indirizzo https: Logo': 'https://cdn.example/a.png',
    'Indirizzo https: Logo quadrato': 'https://cdn.example/b.png',
    'Indirizzo https: Immagine di testata': 'https://cdn.example/c.png',
  };
  for (const folded of screen.getAllByText('Indirizzo https')) await user.click(folded);
  for (const [label, text] of Object.entries(texts)) {
    await user.click(await field(label));
    await user.paste(text);
  }
};

signInForEach();
beforeEach(() => {
  for (const mock of [create, update, getOne]) mock.mockReset();
});

describe('saving', () => {
  it('sends one record however often Save is hit, shows the message and goes to the list', async () => {
    const user = userEvent.setup();
    let answer = (_: unknown) => {};
    create.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    openCreate();
    await fillIn(user);
    for (let click = 0; click < 3; click++) save().click();
    await waitFor(() => expect(create).toHaveBeenCalled());
    save().click();
    const data = recordAfterWrite(company, { message: 'Azienda creata' }, { company_code: 'ACME' });
    answer({ data });
    expect(await screen.findByText('Azienda creata')).toBeTruthy();
    expect(await screen.findByText('the list')).toBeTruthy();
    expect(create).toHaveBeenCalledTimes(1);
    expect(create.mock.calls[0]?.[1].data).toMatchObject({ company_name: 'Acme Italia' });
  });

  it('replaces the address of the form, so that Back does not open an empty one', async () => {
    const user = userEvent.setup();
    window.location.hash = '#/company/list';
    openCreate();
    await fillIn(user);
    const { length } = window.history;
    create.mockResolvedValue({ data: recordAfterWrite(company, {}, { company_code: 'ACME' }) });
    await user.click(save());
    expect(await screen.findByText('the list')).toBeTruthy();
    expect(window.history.length).toBe(length);
  });

  it('announces the error of a field that is left, not one that is mended at once', async () => {
    const user = userEvent.setup();
    openCreate();
    await user.type(await field('Nome azienda'), 'A');
    await user.tab();
    const said = 'Nome azienda: Almeno 3 caratteri';
    expect(await screen.findByText(said, announced)).toHaveProperty('parentElement.role', 'status');
    await user.type(await field('Descrizione'), 'Una');
    await user.tab();
    await user.clear(await field('Descrizione'));
    await user.type(await field('Descrizione'), 'Altra');
    await waitFor(async () => expect(await field('Descrizione')).toBeValid());
    // Whatever waits is said together with it.
    announcer.announce('Fine');
    await screen.findByText('Fine', announced);
    expect(screen.queryByText(/^Descrizione: /, announced)).toBeNull();
  });

  it('announces the error of the last of several fields that are passed quickly', async () => {
    const user = userEvent.setup();
    const announce = vi.spyOn(announcer, 'announce');
    openCreate();
    await user.click(await field('Codice'));
    for (const label of ['Codice', 'Nome azienda', 'Descrizione']) {
      await user.tab();
      await waitFor(async () => expect(await field(label)).toBeInvalid());
    }
    const told = announce.mock.calls.filter(([sentence]) => /: (Campo|Il codice)/.test(sentence));
    expect(told).toHaveLength(3);
    // A newer text replaces one about the same that is not said yet.
    expect(new Set(told.map(([, options]) => options?.about)).size).toBe(1);
    announce.mockRestore();
  });

  it('after a refused save, says the error of a typed text once its field is left', async () => {
    const user = userEvent.setup();
    openCreate();
    await user.click(await field('Nome azienda'));
    await user.click(save());
    await screen.findByText(/^Non salvato: /, announced);
    await user.type(await field('Nome azienda'), 'A');
    expect(await field('Nome azienda')).toHaveAccessibleDescription('Almeno 3 caratteri');
    await user.tab();
    const said = await screen.findByText('Nome azienda: Almeno 3 caratteri', announced);
    expect(said).toHaveProperty('parentElement.role', 'status');
  });

  it('a code in lower case is converted, and its field has the focus', async () => {
    const user = userEvent.setup();
    openCreate();
    await user.type(await field('Codice'), 'acme');
    await user.tab();
    expect(document.activeElement).toHaveTextContent('Converti in maiuscolo');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await field('Codice'));
    expect(await field('Codice')).toHaveValue('ACME');
    // Nothing is offered whose error would take its place.
    await user.type(await field('Codice'), ' b');
    expect(screen.queryByText('Converti in maiuscolo')).toBeNull();
  });

  it('says nothing before a field is left, and everything after Save, at the first wrong field', async () => {
    const user = userEvent.setup();
    openCreate();
    await user.click(await field('Nome azienda'));
    expect(screen.queryByText('Campo obbligatorio')).toBeNull();
    await user.click(save());
    expect(await screen.findAllByText('Campo obbligatorio')).toHaveLength(2);
    expect(screen.getByText('Il codice è richiesto')).toBeTruthy();
    expect(screen.getAllByText("È richiesta un'immagine")).toHaveLength(3);
    const said = 'Non salvato: 6 errori. Codice: Il codice è richiesto';
    expect(await screen.findByText(/^Non salvato/, announced)).toHaveTextContent(said);
    const first = await field('Codice');
    await waitFor(() => expect(document.activeElement).toBe(first));
    const next = screen.getByRole('button', { name: '6 campi da correggere' });
    await user.click(next);
    expect(document.activeElement).toBe(await field('Nome azienda'));
    await user.type(await field('Nome azienda'), 'Acme');
    await user.click(screen.getByRole('button', { name: '5 campi da correggere' }));
    expect(document.activeElement).toBe(await field('Descrizione'));
    await user.click(screen.getByRole('button', { name: '5 campi da correggere' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Logo', { selector: 'input' }));
    expect(create).not.toHaveBeenCalled();
  });

  it('puts the errors of the server on their fields and each line in an alert; the text stays', async () => {
    const user = userEvent.setup();
    create.mockRejectedValue(
      new ApiError('refused', 422, ['Codice già in uso', 'Riprova domani'], {
        company_code: 'Codice già in uso',
      }),
    );
    openCreate();
    await fillIn(user);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Riprova domani')).toBeTruthy();
    expect(screen.getAllByText('Codice già in uso')).toHaveLength(2);
    const code = await field('Codice');
    expect(code).toHaveProperty('value', 'ACME');
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(save()).toHaveProperty('disabled', false);
  });

  it.each([
    ['a timeout', new ApiError('timeout', 0), 'Esito sconosciuto'],
    ['a page of HTML', new ApiError('unreadable', 200), 'Esito sconosciuto'],
    ['a failing server', new ApiError('unreadable', 500), 'Non salvato'],
    ['a proxy without an answer', new ApiError('unreadable', 504), 'Esito sconosciuto'],
    ['a lost connection', new ApiError('offline', 0), 'Esito sconosciuto'],
  ])('survives %s', async (_, error, outcome) => {
    const user = userEvent.setup();
    update.mockRejectedValueOnce(error);
    openEdit();
    const name = await field('Nome azienda');
    await user.clear(name);
    await user.type(name, 'Acme Spa');
    await user.click(save());
    expect(await screen.findByText(/Ci sono stati alcuni errori/)).toBeTruthy();
    expect(name).toHaveProperty('value', 'Acme Spa');
    await waitFor(() => expect(save()).toHaveProperty('disabled', false));
    expect(screen.getByRole('button', { name: outcome })).toBeVisible();
    await user.type(name, '.');
    expect(await screen.findByRole('button', { name: '1 campo modificato' })).toBeVisible();
  });
});

const draw = vi.fn();
const Drawn = () => {
  draw(useInput({ source: 'place' }).field.value);
  return null;
};

describe('a form that opens', () => {
  it('draws its inputs once, and takes no value out of the address unasked', async () => {
    draw.mockReset();
    renderForm({
      path: `/company/create?source=${encodeURIComponent('{"place":"Milano"}')}`,
      name: 'company',
      view: (
        <RecordCreate schema={z.looseObject({})} defaults={{ place: 'Roma' }}>
          <Drawn />
        </RecordCreate>
      ),
      provider: { create },
    });
    await screen.findByText('Salva');
    expect(draw.mock.calls).toEqual([['Roma']]);
  });
});

/** Sets a field without an input as soon as the form opens. */
const Place = () => {
  const setInitialValue = useSetInitialValue();
  useEffect(() => setInitialValue('position', 3), [setInitialValue]);
  return null;
};

describe('an initial value that is set later', () => {
  const openPlaced = () =>
    renderForm({
      path: '/company/create',
      name: 'company',
      view: (
        <RecordCreate schema={z.looseObject({})} defaults={{}}>
          <Place />
        </RecordCreate>
      ),
      provider: { create },
    });

  it('is sent', async () => {
    create.mockResolvedValue({ data: { id: 'c1' } });
    openPlaced();
    await userEvent.click(save());
    await screen.findByText('the list');
    expect(create.mock.calls[0]?.[1].data).toEqual({ position: 3 });
  });

  it('is not unsaved', async () => {
    openPlaced();
    await userEvent.click(screen.getByRole('link', { name: 'Annulla' }));
    expect(await screen.findByText('the list')).toBeTruthy();
  });
});

describe('leaving', () => {
  it('cancels to where the form was opened from, if its link says so', async () => {
    const Opener = () => {
      const { search, state } = useLocation();
      const cancel = { to: '/company/list?view=week', state: { left: 'a day' } };
      return (
        <>
          <Link to="/company/create" state={{ cancel } satisfies CancelState}>
            New
          </Link>
          <p>{`${search} ${JSON.stringify(state)}`}</p>
        </>
      );
    };
    renderForm({
      path: '/company/list',
      name: 'company',
      view: <FormView form={form} mode="create" />,
      list: <Opener />,
      provider: {},
    });
    await userEvent.click(screen.getByText('New'));
    await userEvent.click(await screen.findByRole('link', { name: 'Annulla' }));
    expect(await screen.findByText('?view=week {"left":"a day"}')).toBeTruthy();
  });

  it('asks before unsaved text is lost, after a failed save too', async () => {
    const user = userEvent.setup();
    update.mockRejectedValue(new ApiError('unreadable', 500));
    openEdit();
    await user.type(await field('Nome azienda'), ' Spa');
    await user.click(save());
    await screen.findByText(/Ci sono stati alcuni errori/);
    await user.click(screen.getByRole('link', { name: 'Annulla' }));
    const dialog = await screen.findByRole('dialog', { name: 'Uscire senza salvare?' });
    expect(dialog).toHaveAccessibleDescription('Le modifiche non salvate andranno perse.');
    await user.click(within(dialog).getByRole('button', { name: 'Resta sulla pagina' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await field('Nome azienda')).toHaveProperty('value', 'Acme Italia Spa');
    await user.click(screen.getByRole('link', { name: 'Annulla' }));
    await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    expect(await screen.findByText('the list')).toBeTruthy();
  });

  it('says that a save goes on', async () => {
    const user = userEvent.setup();
    update.mockReturnValue(new Promise(() => undefined));
    openEdit();
    await user.type(await field('Nome azienda'), ' Spa');
    await user.click(save());
    // Disabled for the pointer only: it leaves as any other link of the page does.
    fireEvent.click(screen.getByRole('link', { name: 'Annulla' }));
    const dialog = await screen.findByRole('dialog', { name: 'Uscire durante il salvataggio?' });
    await user.click(within(dialog).getByRole('button', { name: 'Esci' }));
    expect(await screen.findByText('the list')).toBeTruthy();
  });

  it('sends nothing once it is left during a question', async () => {
    const user = userEvent.setup();
    let answer = (_: boolean) => {};
    const Asking = () => {
      useSaveQuestion(() => new Promise((resolve) => (answer = resolve)));
      return null;
    };
    getOne.mockResolvedValue({ data: STORED });
    const { Inputs } = form;
    const asking = { ...form, Inputs: () => [<Inputs key="inputs" />, <Asking key="asking" />] };
    renderForm({
      path: '/company/edit/c1',
      name: 'company',
      view: <FormView form={asking} mode="edit" />,
      provider: { getOne, update },
    });
    await user.type(await field('Nome azienda'), ' Spa');
    await user.click(save());
    fireEvent.click(screen.getByRole('link', { name: 'Annulla' }));
    const dialog = await screen.findByRole('dialog', { name: 'Uscire senza salvare?' });
    await user.click(within(dialog).getByRole('button', { name: 'Esci senza salvare' }));
    expect(await screen.findByText('the list')).toBeTruthy();
    await act(async () => answer(true));
    expect(update).not.toHaveBeenCalled();
  });

  it('says no error of a field over the question', async () => {
    const user = userEvent.setup();
    openEdit();
    await user.clear(await field('Nome azienda'));
    await user.click(screen.getByRole('link', { name: 'Annulla' }));
    await screen.findByRole('dialog', { name: 'Uscire senza salvare?' });
    expect(screen.getByText('Campo obbligatorio')).toBeInTheDocument();
    announcer.announce('Ciò che segue');
    await screen.findByText('Ciò che segue', announced);
    expect(screen.queryByText('Nome azienda: Campo obbligatorio', announced)).toBeNull();
  });

  it('lets go of a form that nobody touched', async () => {
    const user = userEvent.setup();
    openEdit();
    await field('Nome azienda');
    await user.click(screen.getByRole('link', { name: 'Annulla' }));
    expect(await screen.findByText('the list')).toBeTruthy();
  });
});

describe('drafts', () => {
  it('survive the end of the form and are offered back', async () => {
    const user = userEvent.setup();
    const first = openEdit();
    await user.type(await field('Nome azienda'), ' Spa');
    first.unmount();
    openEdit();
    expect(await field('Nome azienda')).toHaveProperty('value', 'Acme Italia');
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(await field('Nome azienda')).toHaveProperty('value', 'Acme Italia Spa');
  });

  it('are kept while they are offered, beside what is typed meanwhile', async () => {
    const user = userEvent.setup();
    const first = openEdit();
    await user.type(await field('Nome azienda'), ' Spa');
    first.unmount();
    const second = openEdit();
    await screen.findByRole('button', { name: 'Ripristina' });
    await user.type(await field('Descrizione'), ' e snack');
    second.unmount();
    openEdit();
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(await field('Nome azienda')).toHaveProperty('value', 'Acme Italia Spa');
    expect(await field('Descrizione')).toHaveProperty('value', 'Distribuzione di bevande e snack');
  });

  it('are untouched by typing while their pictures are still being read', async () => {
    vi.spyOn(largeStorage, 'read').mockReturnValue(new Promise(() => {}));
    const user = userEvent.setup();
    const first = openEdit();
    await user.type(await field('Nome azienda'), ' Spa');
    first.unmount();
    const key = draftKey(person(['admin']).id, 'company', STORED.id);
    const draft = { ...readDraft(key), large: { logo: 'kept' } };
    tabStorage.set(key, JSON.stringify(draft));
    const second = openEdit();
    await user.type(await field('Descrizione'), ' e snack');
    second.unmount();
    expect(readDraft(key)).toEqual(draft);
    vi.restoreAllMocks();
  });

  it('are gone once discarded', async () => {
    const user = userEvent.setup();
    const first = openEdit();
    await user.type(await field('Nome azienda'), ' Spa');
    first.unmount();
    const second = openEdit();
    await user.click(await screen.findByRole('button', { name: 'Elimina bozza' }));
    second.unmount();
    openEdit();
    await field('Nome azienda');
    expect(screen.queryByRole('button', { name: 'Ripristina' })).toBeNull();
  });
});

describe('typing during a save', () => {
  it('is no part of it: the list says so, and the record offers what was typed', async () => {
    const user = userEvent.setup();
    let answer = (_: unknown) => {};
    update.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const first = openEdit();
    await user.type(await field('Nome azienda'), ' Spa');
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalled());
    await user.type(await field('Nome azienda'), ' di Torino');
    const data = { ...STORED, company_name: 'Acme Italia Spa' };
    answer({ data });
    expect(await screen.findByText('the list')).toBeTruthy();
    await screen.findByText(/^Le modifiche fatte durante il salvataggio non sono salvate/);
    first.unmount();
    openEdit();
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(await field('Nome azienda')).toHaveValue('Acme Italia Spa di Torino');
  });
});

it('a required select offers its values alone', async () => {
  renderForm({
    path: '/promotion/award-option/create',
    name: 'award-option',
    view: <FormView form={optionForm} mode="create" />,
    provider: { create },
  });
  await userEvent.click(await screen.findByRole('combobox', { name: /Ruolo/ }));
  const offered = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Amministratore',
    'Responsabile aziendale',
    'Responsabile di area',
    'Responsabile di sede',
    'Agente',
  ]);
});

describe('a stale edit', () => {
  const theirs = {
    ...STORED,
    description: 'Bevande e snack',
    company_name: 'Acme Europa',
    updated_at: '2026-02-02T00:00:00.000Z',
  };

  const collide = async (user: ReturnType<typeof userEvent.setup>, newer: object = theirs) => {
    update.mockRejectedValueOnce(new ApiError('refused', 409, ['Modificata da altri']));
    openEdit();
    const name = await field('Nome azienda');
    await user.clear(name);
    await user.type(name, 'Acme Spa');
    getOne.mockResolvedValue({ data: newer });
    await user.click(save());
    return screen.findByRole('dialog', {
      name: 'Questo elemento è stato modificato nel frattempo',
    });
  };

  it('shows what the other person changed, and keeps mine with what I left alone', async () => {
    const user = userEvent.setup();
    const dialog = await collide(user);
    expect(within(dialog).getByText('Acme Europa')).toBeTruthy();
    expect(within(dialog).getByText('Acme Spa')).toBeTruthy();
    expect(within(dialog).getByText('Bevande e snack')).toBeTruthy();
    update.mockResolvedValueOnce({ data: theirs });
    await user.click(within(dialog).getByRole('button', { name: 'Mantieni le mie' }));
    await screen.findByText('the list');
    expect(update.mock.calls[1]?.[1]).toMatchObject({
      data: {
        company_name: 'Acme Spa',
        description: 'Bevande e snack',
        updated_at: theirs.updated_at,
      },
      previousData: { updated_at: theirs.updated_at },
    });
  });

  it('that meets its own change, whose answer was lost, is saved', async () => {
    const user = userEvent.setup();
    update
      .mockRejectedValueOnce(new ApiError('timeout', 0))
      .mockRejectedValueOnce(new ApiError('refused', 409, ['Modificata da altri']));
    openEdit();
    const name = await field('Nome azienda');
    await user.clear(name);
    await user.type(name, 'Acme Spa');
    await user.click(save());
    await screen.findByRole('button', { name: 'Esito sconosciuto' });
    getOne.mockResolvedValue({
      data: { ...STORED, company_name: 'Acme Spa', updated_at: theirs.updated_at },
    });
    await user.click(save());
    expect(await screen.findByText('the list')).toBeTruthy();
    expect(screen.getByText('Salvato')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows pictures of the fields that hold them, and no address in a text', async () => {
    const address = 'https://elsewhere.example/pixel.png';
    const logo = 'https://cdn.example/logo.png';
    const dialog = await collide(userEvent.setup(), { ...theirs, description: address, logo });
    expect(within(dialog).getByText(address)).toBeTruthy();
    const shown = [...dialog.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    expect(shown).toEqual([STORED.logo, logo]);
  });

  it('shows first what was taken out of a long list and put into it', async () => {
    const customers = Array.from({ length: 12 }, (_, at) => `k${at}`);
    const stored = {
      id: 'g1',
      _id: 'g1',
      group_code: 'G1',
      group_name: 'Bar',
      company_code: 'ACME',
      customers,
      updated_at: STORED.updated_at,
    };
    let group: object = stored;
    const nameOf = (id: string) => ({ id, code: id, business_name: `Cliente ${id}` });
    update.mockRejectedValueOnce(new ApiError('refused', 409, ['Modificata da altri']));
    renderForm({
      path: '/group/edit/g1',
      name: 'group',
      view: <FormView form={groupForm} mode="edit" />,
      provider: {
        update,
        getOne: async (resource, { id }) =>
          ({ data: resource === 'group' ? group : nameOf(String(id)) }) as never,
        getMany: async (_, { ids }) => ({ data: ids.map((id) => nameOf(String(id))) }) as never,
        getList: async () => ({ data: [], total: 0 }),
      },
    });
    await userEvent.type(await field('Nome gruppo'), '!');
    group = { ...stored, customers: [...customers.slice(1), 'k12'], updated_at: theirs.updated_at };
    await userEvent.click(save());
    const dialog = await screen.findByRole('dialog', { name: /modificato nel frattempo/ });
    expect(within(dialog).getByRole('deletion')).toHaveTextContent(/k0$/);
    expect(within(dialog).getByRole('insertion')).toHaveTextContent(/k12$/);
    expect(within(dialog).getByText(/\+3$/)).toBeVisible();
  });

  it('shows the words of fixed values', async () => {
    const user = userEvent.setup();
    const stored = {
      id: 'o1',
      _id: 'o1',
      code: 'TARGA',
      title: 'Targa',
      role: 'agent',
      scope: 'overall',
      updated_at: STORED.updated_at,
    };
    getOne.mockResolvedValue({ data: stored });
    update.mockRejectedValueOnce(new ApiError('refused', 409, ['Modificata da altri']));
    renderForm({
      path: '/promotion/award-option/edit/o1',
      name: 'award-option',
      view: <FormView form={optionForm} mode="edit" />,
      provider: { getOne, update },
    });
    await user.type(await field('Titolo'), ' d’onore');
    getOne.mockResolvedValue({
      data: { ...stored, scope: 'company', updated_at: theirs.updated_at },
    });
    await user.click(save());
    const dialog = await screen.findByRole('dialog', {
      name: 'Questo elemento è stato modificato nel frattempo',
    });
    const cells = within(dialog).getAllByRole('cell');
    // First what was changed elsewhere, then what was changed only here.
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Complessivo',
      'Azienda',
      'Non modificato',
      'Targa',
      'Non modificato',
      'Targa d’onore',
    ]);
  });

  it('takes theirs', async () => {
    const user = userEvent.setup();
    const dialog = await collide(user);
    await user.click(within(dialog).getByRole('button', { name: 'Usa le sue' }));
    expect(await screen.findByDisplayValue('Acme Europa')).toBe(await field('Nome azienda'));
    expect(update).toHaveBeenCalledTimes(1);
    // The head of the page, and so its title, as well.
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme Europa' })).toBeVisible();
    expect(document.title).toContain('Acme Europa');
    expect(getOne).toHaveBeenCalledTimes(2);
  });

  it('is distinguished from a code in use by the date of the change', async () => {
    const user = userEvent.setup();
    update.mockRejectedValueOnce(
      new ApiError('refused', 409, ['Codice già in uso'], { company_code: 'Codice già in uso' }),
    );
    openEdit();
    await user.type(await field('Codice'), '2');
    await user.click(save());
    expect(await screen.findAllByText('Codice già in uso')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a record that was deleted in the meantime', () => {
  const notFound = () => new ApiError('refused', 404, ['Elemento non trovato']);
  const saveGone = async (user: ReturnType<typeof userEvent.setup>) => {
    update.mockRejectedValueOnce(notFound());
    openEdit();
    await user.type(await field('Nome azienda'), ' Spa');
    getOne.mockRejectedValue(notFound());
    await user.click(save());
    await screen.findByText(/^L’elemento è stato eliminato nel frattempo/);
    expect(screen.getByText('Elemento non trovato')).toBeVisible();
    expect(await field('Nome azienda')).toHaveValue('Acme Italia Spa');
  };

  it('is said above its form, with the way back to the list', async () => {
    const user = userEvent.setup();
    await saveGone(user);
    await user.click(screen.getByRole('link', { name: 'Torna all’elenco' }));
    const dialog = await screen.findByRole('dialog', { name: 'Uscire senza salvare?' });
    await user.click(within(dialog).getByRole('button', { name: 'Esci senza salvare' }));
    expect(await screen.findByText('the list')).toBeTruthy();
  });

  it('is created again with what the form holds', async () => {
    const user = userEvent.setup();
    await saveGone(user);
    await user.click(screen.getByRole('button', { name: 'Crea di nuovo con questi dati' }));
    expect(window.location.hash).toBe('#/company/create');
    cleanup();
    openCreate();
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect(await field('Codice')).toHaveValue('ACME');
    expect(await field('Nome azienda')).toHaveValue('Acme Italia Spa');
    create.mockResolvedValue({ data: STORED });
    await user.click(save());
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[1].data).toMatchObject({ company_code: 'ACME', ...PICTURES });
    expect(create.mock.calls[0]?.[1].data).not.toHaveProperty('updated_at');
  });

  it('is none where the record is still there: something it refers to was not found', async () => {
    const user = userEvent.setup();
    update.mockRejectedValueOnce(notFound());
    openEdit();
    await user.type(await field('Nome azienda'), ' Spa');
    await user.click(save());
    await screen.findAllByText('Elemento non trovato');
    expect(screen.queryByRole('link', { name: 'Torna all’elenco' })).toBeNull();
  });
});

describe('a record that cannot be shown', () => {
  const openFailing = (error: unknown) => {
    getOne.mockRejectedValueOnce(error);
    return renderForm({
      path: '/company/edit/c1',
      name: 'company',
      view: <FormView form={form} mode="edit" />,
      provider: { getOne },
    });
  };

  it('keeps the address without one', async () => {
    openFailing(new ApiError('refused', 404, ['Azienda non trovata']));
    expect(await screen.findByRole('heading', { name: 'Elemento non trovato' })).toBeTruthy();
    expect(screen.getByText('Azienda non trovata')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Torna all’elenco' })).toBeTruthy();
    expect(window.location.hash).toBe('#/company/edit/c1');
  });

  it('is asked for again where it could not be read', async () => {
    const user = userEvent.setup();
    openFailing(new ApiError('offline', 0));
    getOne.mockResolvedValue({ data: STORED });
    await user.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(await field('Nome azienda')).toHaveProperty('value', 'Acme Italia');
  });

  it('is none without an id', async () => {
    getOne.mockResolvedValue({ data: {} });
    renderForm({
      path: '/company/edit/c1',
      name: 'company',
      view: <FormView form={form} mode="edit" />,
      provider: { getOne },
    });
    expect(
      await screen.findByRole('heading', { name: 'Impossibile caricare l’elemento' }),
    ).toBeTruthy();
  });
});

describe('pictures', () => {
  // jsdom decodes nothing: what a file looks like is seen in a real browser (tests/e2e/pictures.spec.ts).
  const decoded = vi.fn(async (file: Blob) => {
    const size = readImageSize(
      `data:image/png;base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`,
    );
    return { ...size, close: () => undefined };
  });
  beforeEach(() => {
    decoded.mockClear();
    vi.stubGlobal('createImageBitmap', decoded);
    return () => vi.unstubAllGlobals();
  });

  const fileOf = (bytes: BlobPart, name = 'logo.png') =>
    new File([bytes], name, { type: 'image/png' });
  const choose = (file: File) =>
    fireEvent.change(document.querySelector('input[name="logo"]') as HTMLInputElement, {
      target: { files: [file] },
    });

  /** A picture of one shade of grey. */
  const wholePng = (width: number, height: number, shade = 0) =>
    new Uint8Array(encodePng(width, height, new Uint8Array(width * height * 3).fill(shade)));

  it('of another size show the size that is needed and a way to crop; nothing is sent', async () => {
    const user = userEvent.setup();
    openEdit();
    await field('Nome azienda');
    choose(fileOf(wholePng(800, 800)));
    expect(
      await screen.findByText("Le dimensioni dell'immagine devono essere 400×120"),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ritaglia' })).toBeTruthy();
    await user.click(save());
    expect(update).not.toHaveBeenCalled();
  });

  it('of the exact size are taken as they are', async () => {
    const user = userEvent.setup();
    update.mockResolvedValueOnce({ data: STORED });
    openEdit();
    await field('Nome azienda');
    const before = screen.getByRole('img', { name: 'Anteprima: Logo' }).getAttribute('src');
    const bytes = wholePng(400, 120);
    choose(fileOf(bytes));
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Anteprima: Logo' }).getAttribute('src')).not.toBe(
        before,
      ),
    );
    await user.click(save());
    await screen.findByText('the list');
    expect(update.mock.calls[0]?.[1].data.logo).toBe(
      `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`,
    );
  });

  it('chosen one after the other are the last one, whichever is read first', async () => {
    openEdit();
    await field('Nome azienda');
    let open = () => {};
    const closed = vi.fn();
    decoded.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (open = resolve));
      return { width: 400, height: 120, close: closed };
    });
    const shown = () => screen.getByRole('img', { name: 'Anteprima: Logo' }).getAttribute('src');
    choose(fileOf(wholePng(400, 120, 1)));
    await waitFor(() => expect(decoded).toHaveBeenCalledTimes(1));
    const last = wholePng(400, 120, 2);
    const expected = `data:image/png;base64,${Buffer.from(last).toString('base64')}`;
    choose(fileOf(last));
    await waitFor(() => expect(shown()).toBe(expected));
    open();
    await waitFor(() => expect(closed).toHaveBeenCalled());
    await act(async () => undefined);
    expect(shown()).toBe(expected);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    ['a text', 'no picture at all', 'Il file non è un’immagine PNG, JPEG o WebP'],
    [
      'a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'Impossibile usare un file SVG: scegli un’immagine PNG, JPEG o WebP',
    ],
    [
      'as wide as a bomb',
      pngHeader(30_000, 30_000),
      'L’immagine deve avere meno di 30.000 pixel per lato',
    ],
    ['a bomb', pngHeader(29_000, 29_000), 'L’immagine supera 100 megapixel'],
  ])('that are %s are refused', async (_, content, message) => {
    openEdit();
    await field('Nome azienda');
    choose(fileOf(content));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(decoded).not.toHaveBeenCalled();
  });
});

describe('a required field that waits for another', () => {
  it('is neither counted nor marked as missing until it can be filled', async () => {
    const user = userEvent.setup();
    const getList = vi.fn(async () => ({
      data: [{ id: 'c1', company_code: 'ACME', company_name: 'Acme' }],
      total: 1,
    }));
    renderForm({
      path: '/group/create',
      name: 'group',
      view: <FormView form={groupForm} mode="create" />,
      provider: { getList: getList as never, getMany: async () => ({ data: [] }) },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Nome gruppo' }), 'Bar');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: '1 campo da correggere' }));
    const chosen = screen.getByRole('combobox', { name: /^Azienda/ });
    expect(chosen).toHaveFocus();
    const customers = screen.getByRole('combobox', { name: /cliente/i });
    expect(customers).toBeDisabled();
    expect(customers).not.toBeInvalid();
    await user.click(chosen);
    await user.click(await screen.findByRole('option', { name: /Acme/ }));
    expect(await screen.findByRole('button', { name: '1 campo da correggere' })).toBeVisible();
    expect(customers).toBeInvalid();
  });
});

it('the link that replaces an oversized text gives the focus to its field', async () => {
  getOne.mockResolvedValue({ data: { ...STORED, company_name: 'x'.repeat(MAX_TEXT_LENGTH + 1) } });
  renderForm({
    path: '/company/edit/c1',
    name: 'company',
    view: <FormView form={form} mode="edit" />,
    provider: { getOne, update },
  });
  (await screen.findByRole('button', { name: 'Sostituisci testo' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(await field('Nome azienda')).toHaveFocus();
  expect(await field('Nome azienda')).toHaveValue('');
});
