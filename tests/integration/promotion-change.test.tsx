import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, type I18nProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { AddressParamsProvider } from '@/app/views/AddressParamsProvider';
import { PromotionCheck } from '@/domain/promotion/PromotionCheck';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { PROMOTION_DELETION } from '@/domain/promotion/promotion-deletion';
import { ConfirmChangeDialog } from '@/domain/promotion/ConfirmChangeDialog';
import { usePromotionQuestion } from '@/domain/promotion/usePromotionQuestion';
import { useWhoseAwards } from '@/domain/promotion/useWhoseAwards';
import { useChangeQuestion } from '@/domain/promotion/useChangeQuestion';
import { emptyValues } from '@/core/empty-values';
import type { WireRecord } from '@/core/resource';
import { additionalAward } from '@/resources/additional-award/additional-award.definition';
import { gift } from '@/resources/gift/gift.definition';
import { schema } from '@/resources/gift/gift.schema';
import { AmountInput } from '@/kit/inputs/AmountInput';
import { TextInput } from '@/kit/inputs/TextInput';
// Loaded in advance: the first question would wait for the modules of its dialog.
import '@/kit/deletion/DeleteDialog';
import { RecordEdit } from '@/kit/form/RecordEdit';
import { ParentProvider } from '@/kit/record/ParentProvider';
import { resources } from '@/resources/registry';
import { arriveAt, renderForm, signInForEach } from '../support/render-form';

signInForEach();
beforeEach(() => arriveAt(PATH));
afterEach(() => vi.unstubAllGlobals());

const SOURCES = import.meta.glob<string>('/src/resources/*/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const FORMS = import.meta.glob<string>('/src/resources/*/*.form.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const PATH = '/promotion/edit/P1/gift/edit/G1';

const GIFT = {
  id: 'G1',
  _id: 'G1',
  promotion_id: 'P1',
  code: 'G-1',
  title: 'Tazzine',
  description: '',
  image: 'https://example.com/a.png',
  worth: 20,
  target: 1_000,
  free: false,
  quantity: null,
};
const PROMOTION = {
  id: 'P1',
  code: 'P-1',
  title: 'Natale',
  award_type: 'gift',
  max_per_client: 0,
  start_date: '2020-01-01',
  end_date: '2090-01-01',
  recipients: ['customers'],
  categories: [],
  company_quotas: [{ company_code: 'A', quota: 10 }],
};
const REPORT = {
  promotion_code: 'P-1',
  company_code: 'A',
  awards_earned: 2,
  awards_delivered: 2,
  payout: 40,
};

/** A gift's form, of two fields: its others only cost time. */
const FORM = (
  <AddressParamsProvider of={gift}>
    <ParentProvider>
      <RecordEdit schema={schema} defaults={emptyValues(schema)} deletion={PROMOTION_DELETION}>
        <PromotionCheck />
        <AmountInput source="worth" />
        <TextInput source="title" />
      </RecordEdit>
    </ParentProvider>
  </AddressParamsProvider>
);

type Scene = {
  report?: object;
  view?: ReactNode;
  status?: string;
  onReports?: () => void;
  onCustomers?: () => void;
  /** Its address and its resource; those of a gift's form by default. */
  at?: { path: string; name: string };
  words?: I18nProvider;
};

const promotionRead = vi.fn();

const open = ({
  report = REPORT,
  view = FORM,
  status = 'concluded',
  onReports,
  onCustomers,
  at = { path: PATH, name: 'gift' },
  words,
}: Scene) => {
  const sent: [string, unknown][] = [];
  const answer = {
    data: { report: { ...report, lines: [{ customer_code: 'K', achieved_total: 2_500 }] } },
  };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  renderForm({
    ...at,
    view,
    words,
    provider: {
      getOne: async (name) => {
        if (name !== 'promotion') return { data: GIFT as never };
        promotionRead();
        return { data: { ...PROMOTION, status } as never };
      },
      getList: async (name) => {
        if (name === 'company-report') onReports?.();
        if (name === 'app-user') onCustomers?.();
        const data = { 'company-report': [{ id: 1, ...report }], gift: [GIFT] }[name] ?? [];
        return { data: data as never[], total: data.length };
      },
      update: async (_name, { data }) => {
        sent.push(['update', data.worth]);
        return { data: data as never };
      },
      delete: async () => {
        sent.push(['delete', 'G1']);
        return { data: GIFT as never };
      },
    },
  });
  return sent;
};

const LABELS: Readonly<Record<string, RegExp>> = { worth: /^Valore/, title: /^Titolo/ };

const typeWorth = async (text: string) => {
  const worth = await screen.findByLabelText<HTMLInputElement>(/^Valore/, { selector: 'input' });
  fireEvent.change(worth, { target: { value: text } });
  fireEvent.blur(worth);
  fireEvent.click(saveButton());
  return worth;
};

const saveButton = () => screen.getByText(/^Salva/, { selector: 'button' });

/** The question, once it is asked: found by its text, for by its role the whole form is searched. */
const question = async (): Promise<HTMLElement> => {
  const dialog = (await screen.findByText('Modificare Natale?')).closest('[role=dialog]');
  return dialog as HTMLElement;
};

/** Before and after, in the row of the question that begins so. */
const rowOf = (dialog: HTMLElement, name: string) =>
  [...dialog.querySelectorAll('tr')]
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')))
    .find(([label]) => label === name)
    ?.slice(1);

it('a gift of a concluded promotion is changed only after its figures were shown before and after', async () => {
  const sent = open({});
  const worth = await typeWorth('25,5');
  const dialog = await question();
  expect(dialog.textContent).toContain('La promozione è conclusa. 2 premi consegnati su 2.');
  expect(rowOf(dialog, 'Valore')).toEqual(['20,00 €', '25,50 €']);
  expect(rowOf(dialog, 'Valore premi maturati')).toEqual(['40,00 €', '51,00 €']);
  expect(rowOf(dialog, 'Costo massimo')).toEqual(['200,00 €', '255,00 €']);
  fireEvent.click(within(dialog).getByText('Annulla'));
  await waitFor(() => expect(screen.queryByText('Modificare Natale?')).toBeNull());
  expect([sent, worth]).toEqual([[], expect.objectContaining({ value: '25,50' })]);

  // The first save ends after its question does.
  await waitFor(() => expect(saveButton()).toBeEnabled());
  promotionRead.mockClear();
  fireEvent.click(saveButton());
  fireEvent.click(await screen.findByText('Salva le modifiche'));
  expect(promotionRead).toHaveBeenCalledOnce();
  await waitFor(() => expect(sent).toEqual([['update', 25.5]]));
});

it('every form of a record below a promotion asks', () => {
  const below = resources.filter(({ parents }) => parents && 'promotion_id' in parents);
  const asking = Object.entries(SOURCES).filter(([, source]) =>
    source.includes('<PromotionCheck />'),
  );
  const folders = asking.map(([path]) => path.split('/').at(-2));
  const names = below.map(({ name }) => name);
  expect(new Set(folders)).toEqual(new Set(names));
  const forms = names.map((name) => FORMS[`/src/resources/${name}/${name}.form.ts`]);
  expect(forms).toEqual(names.map(() => expect.stringContaining('deletion: PROMOTION_DELETION')));
});

type AskingProps = {
  status: string;
  dates?: { start_date?: string; end_date?: string };
  change?: { resource: string; before: typeof GIFT | typeof PROMOTION; after: WireRecord };
  answered: (isGoingOn: boolean) => void;
};

/** Asks about a changed gift, or another `change`, as forms do, without one: a form is slow to draw. */
const Asking = ({ status, dates, change = WORTH_CHANGED, answered }: AskingProps) => {
  const { ask, dialog } = useChangeQuestion();
  const promotion = { ...PROMOTION, ...dates, status };
  return (
    <>
      <button onClick={() => void ask(promotion, { ...change }).then(answered)}>Chiedi</button>
      {dialog}
    </>
  );
};

const WORTH_CHANGED = { resource: 'gift', before: GIFT, after: { ...GIFT, worth: 30 } };

it.each([
  ['has delivered awards', REPORT, true],
  ['tells no deliveries', { ...REPORT, awards_delivered: null }, true],
  ['has delivered nothing', { ...REPORT, awards_delivered: 0 }, false],
])('one of a promotion that runs and %s is asked about: %j, %s', async (_, report, isAsked) => {
  const answered = vi.fn();
  open({ report, view: <Asking status="active" answered={answered} /> });
  fireEvent.click(await screen.findByText('Chiedi'));
  if (isAsked) fireEvent.click(within(await question()).getByText('Salva le modifiche'));
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(true));
});

it.each([
  ['earned awards', 2, true],
  ['no earned awards', 0, false],
])(
  'one of a promotion that is over, not concluded, with %s is asked about: %i, %s',
  async (_, awards_earned, isAsked) => {
    const answered = vi.fn();
    const report = { ...REPORT, awards_earned, awards_delivered: 0 };
    const dates = { end_date: '2020-02-01' };
    open({ report, view: <Asking status="active" dates={dates} answered={answered} /> });
    fireEvent.click(await screen.findByText('Chiedi'));
    if (isAsked) fireEvent.click(within(await question()).getByText('Salva le modifiche'));
    await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(true));
  },
);

it.each([
  ['ends', {}, { end_date: '2020-02-01' }, 'in corso.', 'è finita: nessuno può più vincere.'],
  ['is put off', {}, { start_date: '2089-01-01' }, 'in corso.', 'deve ancora iniziare.'],
  [
    'opens again',
    { end_date: '2020-02-01' },
    { end_date: '2091-01-01' },
    'finita.',
    'è di nuovo in corso.',
  ],
])('new dates by which a promotion %s are asked about', async (_, dates, after, was, becomes) => {
  const answered = vi.fn();
  const before = { ...PROMOTION, ...dates };
  const change = { resource: 'promotion', before, after: { ...before, ...after } };
  const report = { ...REPORT, awards_delivered: 0 };
  const view = <Asking status="active" dates={dates} change={change} answered={answered} />;
  open({ report, view });
  fireEvent.click(await screen.findByText('Chiedi'));
  const dialog = await question();
  expect(dialog.textContent).toContain(`La promozione è ${was} 0 premi consegnati su 2.`);
  expect(dialog.textContent).toContain(`Con le nuove date la promozione ${becomes}`);
  fireEvent.click(within(dialog).getByText('Annulla'));
  await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
});

it.each([
  ['who has won what', {}, 2, ['2 1 vincitore', 'da ricalcolare']],
  ['how many awards there are not', { awards_earned: null }, 2, undefined],
  ['not who has won', {}, 'x', ['2 ', 'da ricalcolare']],
])(
  'where another start leaves the awards unknown, no old figure is shown after it: reports tell %s',
  async (_, told, awards_earned, earned) => {
    const change = {
      resource: 'promotion',
      before: PROMOTION,
      after: { ...PROMOTION, start_date: '2020-02-01' },
    };
    const report = { ...REPORT, ...told };
    const lines = [{ customer_code: 'K', achieved_total: 2_500, awards_earned }];
    const view = <Asking status="active" change={change} answered={vi.fn()} />;
    open({ report, view });
    vi.stubGlobal('fetch', async () => Response.json({ data: { report: { ...report, lines } } }));
    fireEvent.click(await screen.findByText('Chiedi'));
    const dialog = await question();
    expect(rowOf(dialog, 'Premi maturati')).toEqual(earned);
    expect(rowOf(dialog, 'Valore premi maturati')).toEqual(['40,00 €', 'da ricalcolare']);
    expect(rowOf(dialog, 'Costo massimo')).toEqual(['200,00 €', 'invariato']);
  },
);

const DELIVERED = [
  { customer_code: 'K', achieved_total: 2_500, awards_earned: 2, awards_delivered: 2, payout: 40 },
];

it.each([
  [
    'fewer pieces than were delivered',
    { resource: 'gift', before: GIFT, after: { ...GIFT, quantity: 1 } },
    '2 pezzi già consegnati: la quantità diventa 1.',
    ['2 1 vincitore', '1'],
    ['40,00 €', '20,00 €'],
  ],
  [
    'a threshold that fewer awards reach than were delivered',
    { resource: 'gift', before: GIFT, after: { ...GIFT, target: 2_000 } },
    '2 premi già consegnati: con la modifica ne risultano maturati 1.',
    ['2 1 vincitore', '1'],
    ['40,00 €', '20,00 €'],
  ],
  [
    'a quota below the awards that were delivered',
    {
      resource: 'promotion',
      before: PROMOTION,
      after: { ...PROMOTION, company_quotas: [{ company_code: 'A', quota: 1 }] },
    },
    '2 premi già consegnati: con la modifica ne risultano maturati 1.',
    ['2 1 vincitore', '1'],
    ['40,00 €', '20,00 €'],
  ],
  [
    'a start after today, with which no purchase counts yet',
    { resource: 'promotion', before: PROMOTION, after: { ...PROMOTION, start_date: '2089-01-01' } },
    'Con le nuove date la promozione deve ancora iniziare.',
    ['2 1 vincitore', '0'],
    ['40,00 €', '0,00 €'],
  ],
  [
    'an end that is past, up to which other purchases count',
    { resource: 'promotion', before: PROMOTION, after: { ...PROMOTION, end_date: '2020-02-01' } },
    'Con le nuove date la promozione è finita: nessuno può più vincere.',
    ['2 1 vincitore', 'da ricalcolare'],
    ['40,00 €', 'da ricalcolare'],
  ],
  [
    'other recipients than customers, who alone win awards',
    {
      resource: 'promotion',
      before: PROMOTION,
      after: { ...PROMOTION, recipients: ['agents', 'customers'] },
    },
    null,
    undefined,
    ['40,00 €', 'invariato'],
  ],
  [
    'an end that is still to come, which changes no award',
    { resource: 'promotion', before: PROMOTION, after: { ...PROMOTION, end_date: '2089-01-01' } },
    null,
    undefined,
    ['40,00 €', 'invariato'],
  ],
])('the question about %s says so', async (_, change, warning, earned, payout) => {
  open({ view: <Asking status="active" change={change} answered={vi.fn()} /> });
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { report: { ...REPORT, lines: DELIVERED } } }),
  );
  fireEvent.click(await screen.findByText('Chiedi'));
  const dialog = await question();
  expect(dialog.querySelector('strong')?.textContent ?? null).toBe(warning);
  expect(rowOf(dialog, 'Premi maturati')).toEqual(earned);
  expect(rowOf(dialog, 'Valore premi maturati')).toEqual(payout);
});

it('a later end of a promotion that runs needs no question', async () => {
  const answered = vi.fn();
  const after = { ...PROMOTION, end_date: '2091-01-01' };
  const change = { resource: 'promotion', before: PROMOTION, after };
  const report = { ...REPORT, awards_delivered: 0 };
  open({ report, view: <Asking status="active" change={change} answered={answered} /> });
  fireEvent.click(await screen.findByText('Chiedi'));
  await waitFor(() => expect(answered).toHaveBeenCalledWith(true));
});

it('the deletion dialog of a gift shows the delivered awards, and is the only one', async () => {
  const sent = open({});
  fireEvent.click(await screen.findByLabelText('Altre azioni'));
  fireEvent.click(await screen.findByText('Elimina', { selector: '[role=menuitem]' }));
  const title = await screen.findByText('Eliminare Tazzine?');
  const dialog = title.closest<HTMLElement>('[role=dialog]')!;
  await within(dialog).findByText('La promozione è conclusa. 2 premi consegnati su 2.');
  expect(rowOf(dialog, 'Valore premi maturati')).toEqual(['40,00 €', '0,00 €']);
  expect(rowOf(dialog, 'Costo massimo')).toEqual(['200,00 €', '0,00 €']);
  fireEvent.click(within(dialog).getByText('Elimina', { selector: 'button' }));
  await waitFor(() => expect(sent).toEqual([['delete', 'G1']]));
});

it('the deletion dialog of a gift whose awards are earned, not delivered, shows them', async () => {
  open({ report: { ...REPORT, awards_delivered: 0 }, status: 'active' });
  fireEvent.click(await screen.findByLabelText('Altre azioni'));
  fireEvent.click(await screen.findByText('Elimina', { selector: '[role=menuitem]' }));
  const title = await screen.findByText('Eliminare Tazzine?');
  const dialog = title.closest<HTMLElement>('[role=dialog]')!;
  await within(dialog).findByText('La promozione è in corso. 0 premi consegnati su 2.');
  expect(rowOf(dialog, 'Valore premi maturati')).toEqual(['40,00 €', '0,00 €']);
});

it('the deletion dialog of a gift nobody has won shows no figures', async () => {
  const sent = open({
    report: { ...REPORT, awards_earned: 0, awards_delivered: 0 },
    status: 'active',
  });
  fireEvent.click(await screen.findByLabelText('Altre azioni'));
  fireEvent.click(await screen.findByText('Elimina', { selector: '[role=menuitem]' }));
  const title = await screen.findByText('Eliminare Tazzine?');
  const dialog = title.closest<HTMLElement>('[role=dialog]')!;
  await waitFor(() => expect(within(dialog).queryByRole('progressbar')).toBeNull());
  expect(dialog.querySelector('table')).toBeNull();
  fireEvent.click(within(dialog).getByText('Elimina', { selector: 'button' }));
  await waitFor(() => expect(sent).toEqual([['delete', 'G1']]));
});

const OF_PROMOTION = {
  at: { path: '/promotion/edit/P1/gift', name: 'promotion' },
  view: (
    <RecordEdit schema={z.looseObject({})} defaults={{}} deletion={PROMOTION_DELETION}>
      {null}
    </RecordEdit>
  ),
};

const ITALIAN = { more: 'Altre azioni', remove: 'Elimina', words: undefined };
const ENGLISH = {
  more: 'More actions',
  remove: 'Delete',
  words: createI18nProvider('en', consoleCatalogue.en),
};

it.each([
  [ITALIAN, 0, 'I clienti perdono 2 premi non ancora consegnati.'],
  [ITALIAN, 1, 'I clienti perdono 1 premio non ancora consegnato.'],
  [ITALIAN, null, 'I clienti perdono i premi non ancora consegnati.'],
  [ITALIAN, 2, undefined],
  [ENGLISH, 0, 'Customers lose 2 awards not delivered yet.'],
])('the deletion dialog of a promotion names the awards that are lost: %#', async (...one) => {
  const [{ more, remove, ...words }, awards_delivered, lost] = one;
  await arriveAt(OF_PROMOTION.at.path);
  open({ ...OF_PROMOTION, ...words, report: { ...REPORT, awards_delivered }, status: 'active' });
  fireEvent.click(await screen.findByLabelText(more));
  fireEvent.click(await screen.findByText(remove, { selector: '[role=menuitem]' }));
  const table = await screen.findByRole('table', { hidden: true });
  const note = table.closest('[role=dialog]')?.querySelector('[role=note]');
  expect(note?.querySelector('strong')?.textContent).toBe(lost);
});

it('the question about an additional award names it, and shows what it costs where the rest has no limit', async () => {
  const cost = (euros: number) => ({
    exposure: { euros: 0, unlimited: 'turnover' as const, unreadable: 0, superPrizes: 0 },
    bonus: { euros, winners: 4, unreadable: 0 },
  });
  const award = { id: 'A1', award_option_id: 'O1', reward_amount: 100 };
  const pending = {
    promotion: { ...PROMOTION, status: 'concluded' },
    change: {
      resource: 'additional-award',
      before: award,
      after: { ...award, reward_amount: 150 },
    },
    definition: additionalAward,
    fields: ['reward_amount'],
    totals: { earned: 2, delivered: 2, payout: 40 },
    earned: { before: 2, after: 2 },
    payout: { before: 40, after: 40 },
    cost: { before: cost(400), after: cost(600) },
    reports: [],
  };
  renderForm({
    path: '/promotion/edit/P1/reward/additional-award/edit/A1',
    name: 'additional-award',
    view: <ConfirmChangeDialog pending={pending} onAnswer={vi.fn()} />,
    provider: {
      getList: async () => ({
        data: [{ id: 'O1', code: 'CENA', title: 'Cena in sede' }] as never[],
        total: 1,
      }),
    },
  });
  const dialog = await question();
  await within(dialog).findByText(/Si modifica: Premio aggiuntivo «Cena in sede»\./);
  expect(rowOf(dialog, 'di cui premi aggiuntivi')).toEqual(['400,00 €', '600,00 €']);
  expect(rowOf(dialog, 'Valore premi maturati')).toEqual(['40,00 €', 'invariato']);
});

it.each([
  [
    'who wins what',
    'worth',
    '25,5',
    '2 premi già maturati (40,00 €): con la modifica 2 (51,00 €).',
  ],
  ['only its words', 'title', 'Tazze', null],
])(
  'the bar of a form that changes %s warns of awards that are earned, not delivered, before the save: %s',
  async (_, field, text, note) => {
    const rows = vi.fn();
    const sent = open({
      report: { ...REPORT, awards_delivered: 0 },
      status: 'active',
      onReports: rows,
    });
    const input = await screen.findByLabelText(LABELS[field]!, { selector: 'input' });
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
    await screen.findByText('1 campo modificato');
    if (note === null) expect(rows).not.toHaveBeenCalled();
    else expect((await screen.findByText(note)).closest('[aria-label=Attenzione]')).toBeVisible();
    fireEvent.click(saveButton());
    await waitFor(() => expect(window.location.hash).not.toContain(PATH));
    expect(sent).toHaveLength(1);
  },
);

/** A promotion's form, of one field. */
const PROMOTION_FORM = (
  <RecordEdit schema={z.looseObject({})} defaults={{}}>
    <Question />
    <TextInput source="max_per_client" label="Limite" />
    <TextInput source="start_date" label="Inizio" />
  </RecordEdit>
);

function Question() {
  return usePromotionQuestion({ ...PROMOTION, status: 'active' }, async () => null);
}

it.each([
  [
    ITALIAN,
    'Limite',
    '1',
    '2 premi già maturati (40,00 €): con la modifica 1 (20,00 €). 1 cliente avrà meno premi.',
  ],
  [ITALIAN, 'Limite', '5', '2 premi già maturati (40,00 €): la modifica non li cambia.'],
  [ITALIAN, 'Inizio', '2089-01-01', '2 premi già maturati (40,00 €): con la modifica 0 (0,00 €).'],
  [
    ITALIAN,
    'Inizio',
    '2020-02-01',
    '2 premi già maturati (40,00 €): la modifica può ricalcolarli.',
  ],
  [
    ENGLISH,
    'Limite',
    '1',
    '2 awards already earned (€40.00): with this change 1 (€20.00). 1 customer will have fewer awards.',
  ],
  [
    ENGLISH,
    'Limite',
    '5',
    '2 awards already earned (€40.00): this change leaves them as they are.',
  ],
])(
  'the bar of a promotion that runs says what a change leaves of its awards: %#',
  async (...one) => {
    const [{ words }, label, text, note] = one;
    const at = { path: '/promotion/edit/P1/data', name: 'promotion' };
    await arriveAt(at.path);
    open({ at, view: PROMOTION_FORM, words, report: { ...REPORT, awards_delivered: 0 } });
    const input = await screen.findByLabelText(label, { selector: 'input' });
    fireEvent.change(input, { target: { value: text } });
    await screen.findByText(note);
  },
);

const WORDS = createI18nProvider('it', consoleCatalogue.it);

it.each([
  [ITALIAN, 153, 142, '153 clienti avranno meno premi, 142 di più.'],
  [ITALIAN, 1, 1, '1 cliente avrà meno premi, 1 di più.'],
  [ITALIAN, 0, 2, '2 clienti avranno più premi.'],
  [ITALIAN, null, 0, ''],
  [ENGLISH, 2, 1, '2 customers will have fewer awards and 1 will have more.'],
] as const)('one sentence says who has fewer and who has more awards: %#', (...one) => {
  const [{ words }, fewer, more, sentence] = one;
  const { result } = renderHook(() => useWhoseAwards({ awards: 1, payout: 1, fewer, more }), {
    wrapper: ({ children }) => (
      <CoreAdminContext i18nProvider={words ?? WORDS}>{children}</CoreAdminContext>
    ),
  });
  expect(result.current).toBe(sentence);
});

const RUNNING = { ...PROMOTION, status: 'active' };
const AskingOfForm = () => usePromotionQuestion(RUNNING, async () => RUNNING);

it('the question before a save takes the turnovers that the bar has read', async () => {
  const at = { path: '/promotion/edit/P1/data', name: 'promotion' };
  await arriveAt(at.path);
  const onCustomers = vi.fn();
  const view = (
    <RecordEdit schema={z.looseObject({})} defaults={{}}>
      <AskingOfForm />
      <TextInput source="start_date" label="Inizio" />
    </RecordEdit>
  );
  open({ at, view, status: 'active', onCustomers });
  const input = await screen.findByLabelText('Inizio', { selector: 'input' });
  fireEvent.change(input, { target: { value: '2020-02-01' } });
  await screen.findByText(/2 premi già maturati/);
  await waitFor(() => expect(onCustomers).toHaveBeenCalledTimes(1));
  fireEvent.click(saveButton());
  await question();
  expect(onCustomers).toHaveBeenCalledTimes(1);
});

it('the reports are read once for the bar, not with each letter', async () => {
  open({ report: { ...REPORT, awards_delivered: 0 }, status: 'active' });
  const fetched = vi.fn(fetch);
  vi.stubGlobal('fetch', fetched);
  const worth = await screen.findByLabelText(/^Valore/, { selector: 'input' });
  for (const [text, payout] of [
    ['25', '50,00'],
    ['2', '4,00'],
    ['30', '60,00'],
  ]) {
    fireEvent.change(worth, { target: { value: text } });
    fireEvent.blur(worth);
    await screen.findByText(`2 premi già maturati (40,00 €): con la modifica 2 (${payout} €).`);
  }
  expect(fetched).toHaveBeenCalledOnce();
});

it('the question about quotas names each company with its quota', async () => {
  const company_quotas = [
    { company_code: 'A', quota: 0 },
    { company_code: 'B', quota: 1_500 },
  ];
  const change = {
    resource: 'promotion',
    before: PROMOTION,
    after: { ...PROMOTION, company_quotas },
  };
  open({ view: <Asking status="concluded" change={change} answered={vi.fn()} /> });
  fireEvent.click(await screen.findByText('Chiedi'));
  const dialog = await question();
  await waitFor(() =>
    expect(rowOf(dialog, 'Aziende e quote')).toEqual(['A: 10', 'A: Nessun limiteB: 1.500']),
  );
});
