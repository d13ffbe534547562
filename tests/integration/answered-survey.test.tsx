import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressParamsProvider } from '@/app/views/AddressParamsProvider';
import { session } from '@/providers/session/session';
import { readAnswers } from '@/domain/survey/given-answers/tally-answers';
import { SurveyInputs } from '@/resources/survey/SurveyInputs';
import { schema } from '@/resources/survey/survey.schema';
import { form } from '@/resources/survey/survey.form';
import { question } from '@/resources/question/question.definition';
import { form as questionForm } from '@/resources/question/question.form';
import { FormView, type FormDescription } from '@/kit/form/FormView';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

/** jsdom has no workers: the file is read on the page. */
vi.mock('comlink', () => ({
  expose: () => undefined,
  wrap: () => ({ read: async (file: Blob) => readAnswers(await file.text()).report }),
}));
const terminate = vi.fn();
class PageWorker {
  addEventListener = () => undefined;
  removeEventListener = () => undefined;
  terminate = terminate;
}

const ID = 'a'.repeat(24);
const QUESTION = 'b'.repeat(24);
const HEAD = 'question_id,question,answer,customer_code';
const fetched = vi.fn();
const { tabs } = form;

const open = async (
  file: readonly string[],
  record: object = {},
  more: Partial<FormDescription> = {},
) => {
  fetched.mockImplementation(async () => new Response([HEAD, ...file].join('\n')));
  renderForm({
    path: `/survey/edit/${ID}`,
    name: 'survey',
    view: <FormView form={{ schema, Inputs: SurveyInputs, ...more }} mode="edit" />,
    provider: {
      getOne: async () => ({
        data: { id: ID, title: 'Gradimento', questions_count: 2, ...record } as never,
      }),
      getList: async () => ({ data: [], total: 0 }),
    },
  });
  await screen.findByRole('textbox', { name: 'Titolo' });
};

signInForEach();
beforeEach(() => {
  fetched.mockReset();
  terminate.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('Worker', PageWorker);
});

describe('a survey that is edited', () => {
  it('says first how many people have answered it, and leads to the results', async () => {
    await open(['q1,Come va?,Bene,C1', 'q2,Torni?,Sì,C1', 'q1,Come va?,Male,C2']);
    expect(await screen.findByText('Hanno già risposto 2 persone.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vedi i risultati' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?tab=results$/),
    );
    expect(terminate).not.toHaveBeenCalled();
    cleanup();
    await waitFor(() => expect(terminate).toHaveBeenCalledTimes(1));
  });

  it('says so on its questions, too, and reads the file once for all of its page', async () => {
    await open(['q1,Come va?,Bene,C1'], {}, { tabs });
    expect(await screen.findByText('Ha già risposto 1 persona.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Domande' }));
    expect(await screen.findAllByText('Ha già risposto 1 persona.')).toHaveLength(2);
    await userEvent.click(screen.getByRole('tab', { name: 'Dati' }));
    expect(await screen.findAllByText('Ha già risposto 1 persona.')).toHaveLength(1);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(terminate).not.toHaveBeenCalled();
  });

  it('says how many answers are deleted with it', async () => {
    session.start('token', person(['admin']));
    await open(['q1,Come va?,Bene,C1'], {}, { deletion: form.deletion });
    await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText('Ha già risposto 1 persona. Le risposte andranno perse.'),
    ).toBeVisible();
  });

  it('says nothing while nobody has answered', async () => {
    await open([]);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(screen.queryByText(/già risposto/)).toBeNull();
  });

  it('says that nobody has answered a published one, in the place that it kept', async () => {
    let resolve: (file: Response) => void = () => undefined;
    const promise = new Promise<Response>((settle) => {
      resolve = settle;
    });
    const opened = open([], { status: 'published' });
    fetched.mockImplementation(() => promise);
    await opened;
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Ancora nessuna risposta')).toBeNull();
    resolve(new Response(HEAD));
    expect(await screen.findByText('Ancora nessuna risposta')).toBeVisible();
  });

  it.each([
    ['draft', 'Si potrà rispondere dopo la pubblicazione.', false],
    ['scheduled', 'Si potrà rispondere dal 1 dic 2026.', false],
    ['published', 'Compariranno qui appena arrivano.', true],
    ['closed', 'Il sondaggio non accetta più risposte.', true],
    ['unknown to the console', '', true],
  ])('explains the results without answers of one that is %s', async (state, text, hasFile) => {
    await open([], { state, start_date: '2026-12-01' }, { tabs });
    await userEvent.click(screen.getByRole('tab', { name: 'Risultati' }));
    const panel = within(await screen.findByRole('tabpanel', { name: 'Risultati' }));
    expect(await panel.findByRole('heading', { name: 'Ancora nessuna risposta' })).toBeVisible();
    expect(panel.queryAllByRole('button', { name: 'Scarica le risposte' })).toHaveLength(
      hasFile ? 1 : 0,
    );
    expect(panel.queryByText(/Si |Compar|Il sondaggio/)?.textContent ?? '').toBe(text);
  });

  it('says that its results are loading', async () => {
    const opened = open([], {}, { tabs });
    fetched.mockImplementation(() => new Promise(() => undefined));
    await opened;
    await userEvent.click(screen.getByRole('tab', { name: 'Risultati' }));
    expect(
      await screen.findByRole('progressbar', { name: 'Caricamento delle risposte…' }),
    ).toBeVisible();
  });

  it('says that its results take long', async () => {
    const opened = open([], {}, { tabs });
    fetched.mockImplementation(() => new Promise(() => undefined));
    await opened;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await userEvent.setup({ delay: null }).click(screen.getByRole('tab', { name: 'Risultati' }));
    await screen.findByRole('progressbar', { name: 'Caricamento delle risposte…' });
    const slow = () => screen.queryByText('Ci vuole più del solito…');
    await act(() => vi.advanceTimersByTimeAsync(4_500));
    expect(slow()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(slow()).toBeVisible();
    vi.useRealTimers();
  });

  it('offers its first question in place of an empty list', async () => {
    await open([], { questions_count: 0, status: 'draft' }, { tabs });
    await userEvent.click(screen.getByRole('tab', { name: 'Domande' }));
    expect(await screen.findByRole('heading', { name: 'Ancora nessuna domanda' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nuova domanda' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apri l’elenco' })).toBeNull();
  });

  it('shows neither questions nor an app before they are known', async () => {
    const answers = new Map<string, (answer: { data: never[]; total: number }) => void>();
    renderForm({
      path: `/survey/edit/${ID}`,
      name: 'survey',
      view: (
        <FormView
          form={{ schema, Inputs: () => null, Aside: form.Aside, initial: form.initial }}
          mode="edit"
        />
      ),
      provider: {
        getOne: async () => ({
          data: { id: ID, title: 'Gradimento', company_code: 'A1', status: 'draft' } as never,
        }),
        getList: (resource) => new Promise((resolve) => answers.set(resource, resolve)),
      },
    });
    const phone = within(await screen.findByRole('figure', { name: 'Anteprima nell’app' }));
    const none = () => phone.queryByText('Ancora nessuna domanda');
    await waitFor(() =>
      expect([...answers.keys()]).toEqual(expect.arrayContaining(['app', 'question'])),
    );
    answers.get('app')?.({ data: [{ id: 'app', app_name: 'Officine Uno' }] as never[], total: 1 });
    expect(await phone.findByText('Officine Uno')).toBeVisible();
    expect(none()).toBeNull();
    answers.get('question')?.({ data: [], total: 0 });
    await waitFor(() => expect(none()).toBeVisible());
  });

  it('asks for no answers without questions', async () => {
    await open(['q1,Come va?,Bene,C1'], { questions_count: 0 });
    await vi.dynamicImportSettled();
    await act(async () => undefined);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('asks for none for a user who may not view them', async () => {
    session.start('token', person(['agent']));
    await open(['q1,Come va?,Bene,C1']);
    await vi.dynamicImportSettled();
    await act(async () => undefined);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a question that is edited', () => {
  const openQuestion = (mode: 'create' | 'edit') => {
    fetched.mockImplementation(
      async () => new Response([HEAD, 'q1,Come va?,Bene,C1', 'q1,Come va?,Male,C2'].join('\n')),
    );
    renderForm({
      path: `/survey/${ID}/question/${mode === 'edit' ? `edit/${QUESTION}` : 'create'}`,
      name: 'question',
      view: (
        <AddressParamsProvider of={question}>
          <FormView form={questionForm} mode={mode} />
        </AddressParamsProvider>
      ),
      provider: {
        getOne: async (resource) => ({
          data: (resource === 'question'
            ? { id: QUESTION, text: 'Come va?', kind: 'single_select', options: ['Bene', 'Male'] }
            : { id: ID, title: 'Gradimento', questions_count: 2 }) as never,
        }),
        getList: async () => ({ data: [], total: 0 }),
      },
    });
    return screen.findByRole('textbox', { name: 'Testo' });
  };

  it('says how many people have answered, and the effect on their answers', async () => {
    await openQuestion('edit');
    const note = await screen.findByText(/^Hanno già risposto 2 persone\./);
    expect(note).toHaveTextContent(
      /Se cambi le opzioni o il tipo, nei risultati le risposte già date restano con il vecchio testo\.$/,
    );
    expect(screen.getByRole('link', { name: 'Vedi i risultati' })).toHaveAttribute(
      'href',
      expect.stringMatching(`/survey/edit/${ID}\\?tab=results$`),
    );
  });

  it('says nothing while it is new: nobody has answered it', async () => {
    await openQuestion('create');
    await vi.dynamicImportSettled();
    await act(async () => undefined);
    expect(fetched).not.toHaveBeenCalled();
  });
});
