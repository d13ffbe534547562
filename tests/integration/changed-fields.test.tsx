import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import type { CheckState } from '@/imports/check/check-state';
import { createWorkbench } from '@/imports/workbench/workbench';
import { Changes } from '@/imports/compare/Changes';
import { ChangedFields } from '@/imports/compare/ChangedFields';
import { Issues } from '@/imports/correct/Issues';
import { useLineWords } from '@/imports/correct/useLineWords';
import { describeFormat } from '@/imports/read/format-info';
import { useCellText } from '@/imports/read/useCellText';
import { formats as customerFormats } from '@/resources/app-user/app-user.import';
import { formats as locationFormats } from '@/resources/location/location.import';
import { formats } from '@/resources/user-sale/user-sale.import';
import { pngOf } from '../support/pictures';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const EMBEDDED = pngOf(1200, 675);
const ADDRESS = 'https://example.com/a.png';

it('a picture in a cell is drawn, and one at an address is neither drawn nor fetched', async () => {
  const fields = [{ column: 'image', before: EMBEDDED, after: ADDRESS }];
  const row = { row: 0, line: 2, code: 'P-1', name: 'Natale', fields };
  renderForm({
    path: '/promotion/list',
    name: 'promotion',
    view: null,
    list: <ChangedFields recordType="Promotion" rows={[row]} textOf={(_, text) => text} />,
    provider: {},
  });
  await screen.findByText(ADDRESS);
  const sources = [...document.querySelectorAll('img')].map(({ src }) => src);
  expect(sources).toEqual([EMBEDDED]);
  expect(screen.queryByText(EMBEDDED)).toBeNull();
});

/** The total of a sale before and after. */
const ChangedTotal = () => {
  const textOf = useCellText('Order', describeFormat(formats.Order as ImportFormat));
  const fields = [{ column: 'total', before: '587.8', after: '1254' }];
  const row = { row: 0, line: 2, code: 'VEN-1', name: 'Bar', fields };
  return <ChangedFields recordType="Order" rows={[row]} textOf={textOf} />;
};

it('amounts are shown with their cents and the currency', async () => {
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    list: <ChangedTotal />,
    provider: {},
  });
  expect(await screen.findByText('587,80 €')).toBeVisible();
  expect(screen.getByText('1.254,00 €')).toBeVisible();
});

type Bench = ReturnType<typeof createWorkbench>;

/** The changes of a file, with a button that reads the town from its third column instead of the second. */
const Rematched = ({ bench, start }: { bench: Bench; start: CheckState }) => {
  const [check, setCheck] = useState(start);
  return (
    <>
      <button type="button" onClick={() => setCheck(bench.match(['code', null, 'town']))}>
        rematch
      </button>
      <Changes
        recordType="Location"
        check={check}
        bench={{
          changes: async (...range) => bench.changes(...range),
          added: async (...range) => bench.added(...range),
          excluded: async (...range) => bench.excluded(...range),
          exclude: async (row) => bench.exclude(row),
          include: async (row) => bench.include(row),
          replace: async (...change) => bench.replace(...change),
        }}
        textOf={(_, text) => text}
        wordsOf={({ message }) => message}
        onState={() => undefined}
      />
    </>
  );
};

it('another mapping shows its own changes, even if as many rows change', async () => {
  const bench = createWorkbench(locationFormats.Location as ImportFormat);
  bench.addRecords([{ code: 'MIL', town: 'Milano' }], true);
  await bench.open(new Blob(['code,old,new\nMIL,Monza,Lodi\n']), {});
  const start = await bench.check(['code', 'town', null], () => undefined);
  renderForm({
    path: '/location/list',
    name: 'location',
    view: null,
    list: <Rematched bench={bench} start={start} />,
    provider: {},
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mostra che cosa cambia' }));
  expect(await screen.findByText('Monza')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'rematch' }));
  expect(await screen.findByText('Lodi')).toBeVisible();
  expect(screen.queryByText('Monza')).toBeNull();
});

it('new rows can be looked at before they are sent, beside the changed ones', async () => {
  const bench = createWorkbench(customerFormats.Customer as ImportFormat);
  bench.addRecords([{ code: 'C1', business_name: 'Bar Uno' }], true);
  bench.nameBy(['business_name']);
  const place = 'AURORA,AUR-MIL,AGE-001';
  const head = await bench.open(
    new Blob([
      'code,p_iva,business_name,email,company_code,location_code,agent_code\n',
      `C1,00743110157,Bar Nuovo,b1@x.it,${place}\nC2,00743110157,Bar Due,b2@x.it,${place}\n`,
    ]),
    {},
  );
  if ('problem' in head) throw new Error(head.problem);
  const check = await bench.check(head.header, () => undefined);
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    list: (
      <Changes
        recordType="Customer"
        check={check}
        bench={{
          changes: async (...range) => bench.changes(...range),
          added: async (...range) => bench.added(...range),
          excluded: async (...range) => bench.excluded(...range),
          exclude: async (row) => bench.exclude(row),
          include: async (row) => bench.include(row),
          replace: async (...change) => bench.replace(...change),
        }}
        textOf={(_, text) => text}
        wordsOf={({ message }) => message}
        onState={() => undefined}
      />
    ),
    provider: {},
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mostra le righe nuove' }));
  const table = await screen.findByRole('table', { name: 'Righe nuove nel file' });
  expect(await within(table).findByText('b2@x.it')).toBeVisible();
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('C2 Bar Due · Riga 3');
  expect(within(table).queryByText('b1@x.it')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mostra che cosa cambia' }));
  expect(await screen.findByText('Bar Nuovo')).toBeVisible();
});

const textOf = (_: string, text: string) => text;

/** The changes of a file of locations and its errors, with the corrections that can be undone. */
const Corrected = ({ bench, start }: { bench: Bench; start: CheckState }) => {
  const [check, setCheck] = useState(start);
  const [remote] = useState(() => ({
    changes: async (...range: Parameters<Bench['changes']>) => bench.changes(...range),
    added: async (...range: Parameters<Bench['added']>) => bench.added(...range),
    excluded: async (...range: Parameters<Bench['excluded']>) => bench.excluded(...range),
    exclude: async (row: number) => bench.exclude(row),
    include: async (row: number) => bench.include(row),
    issues: async () => [],
    wrongValues: async () => [],
    correct: async (...change: Parameters<Bench['correct']>) => bench.correct(...change),
    replace: async (...change: Parameters<Bench['replace']>) => bench.replace(...change),
    undo: async () => bench.undo(),
    redo: async () => bench.redo(),
    offered: async () => [],
  }));
  const shared = { recordType: 'Location', check, bench: remote, onState: setCheck };
  return (
    <>
      <Changes {...shared} textOf={textOf} wordsOf={useLineWords('Location', textOf)} />
      <Issues
        {...shared}
        textOf={textOf}
        mapping={['code', 'town']}
        info={{ columns: [] }}
        asked={null}
        onAsk={() => undefined}
      />
    </>
  );
};

/** Opens a file of locations, which may change `records`, at its changes. */
const openChanges = async (
  records: Parameters<Bench['addRecords']>[0],
  csv: string,
): Promise<Bench> => {
  const bench = createWorkbench(locationFormats.Location as ImportFormat);
  bench.addRecords(records, true);
  await bench.open(new Blob([csv]), {});
  const [header = ''] = csv.split('\n');
  const start = await bench.check(header.split(','), () => undefined);
  renderForm({
    path: '/location/list',
    name: 'location',
    view: null,
    list: <Corrected bench={bench} start={start} />,
    provider: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra che cosa cambia' }));
  return bench;
};

it('a row without errors is left out from the table it is in, and comes back by Ctrl+Z', async () => {
  const bench = await openChanges(
    ['A', 'B', 'C'].map((code) => ({ code, town: 'Milano' })),
    'code,town\nA,Monza\nB,Lodi\nC,Pavia\n',
  );
  const left = () => screen.findAllByRole('button', { name: 'Escludi la riga' });
  await waitFor(async () => expect(await left()).toHaveLength(3));
  await userEvent.click((await left())[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Lodi')).toBeNull());
  // It is the button of the row that took its place.
  expect((await left())[1]).toHaveFocus();
  expect(document.activeElement).toHaveAccessibleDescription('Riga 4');
  expect(await bench.write('good', {}).text()).toBe('code,town\r\nA,Monza\r\nC,Pavia\r\n');
  expect(bench.undo()).toMatchObject({ leftOutRows: 0, outcome: { changed: 3 } });
  bench.redo();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Lodi')).toBeVisible();
  await waitFor(async () => expect(await left()).toHaveLength(3));
  await userEvent.click((await left())[2] as HTMLElement);
  await userEvent.click((await left())[1] as HTMLElement);
  await userEvent.click((await left())[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
});

it('a cell of a row without errors is edited as it is in the file, and comes back by Ctrl+Z', async () => {
  const bench = await openChanges(
    [{ code: 'A', town: 'Milano' }],
    'code,town\nA, Monza \nB,Lodi\nC,Pavia\n',
  );
  const cell = (value: string) =>
    screen.findByRole('button', { name: `Modifica Comune, riga 2: ${value}` });
  await userEvent.click(await cell('Monza'));
  const field = screen.getByRole('textbox', { name: 'Comune, riga 2' });
  expect(field).toHaveValue(' Monza ');
  await userEvent.keyboard('Brescia{Escape}');
  expect(await cell('Monza')).toHaveFocus();
  expect(bench.state().undoable).toBe(0);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Brescia{Enter}');
  expect(await cell('Brescia')).toHaveFocus();
  expect(await bench.write('good', {}).text()).toContain('A,Brescia\r\n');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await cell('Monza')).toBeVisible();
  expect(bench.state()).toMatchObject({ undoable: 0, redoable: 1 });
});

it('a text that would make a row wrong stays in its field with the error, and is not kept', async () => {
  const bench = await openChanges([{ code: 'A', latitude: '45.1' }], 'code,latitude\nA,46.1\n');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Modifica Latitudine, riga 2: 46.1' }),
  );
  await userEvent.keyboard('461{Enter}');
  const field = screen.getByRole('textbox', { name: 'Latitudine, riga 2' });
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Inserisci un numero da -90 a 90');
  expect(bench.state()).toMatchObject({ failedRows: 0, undoable: 0 });
  await userEvent.clear(field);
  await userEvent.keyboard('47.1{Enter}');
  const changed = await screen.findByRole('button', { name: /^Modifica Latitudine.*47.1$/ });
  await waitFor(() => expect(changed).toHaveFocus());
  expect(bench.state().undoable).toBe(1);
});

it('the rows left out can be seen and brought back', async () => {
  const bench = createWorkbench(locationFormats.Location as ImportFormat);
  bench.addRecords(
    ['A', 'B'].map((code) => ({ code, town: 'Milano' })),
    true,
  );
  await bench.open(new Blob(['code,town\nA,Monza\nB,Lodi\n']), {});
  await bench.check(['code', 'town'], () => undefined);
  bench.exclude(1);
  renderForm({
    path: '/location/list',
    name: 'location',
    view: null,
    list: <Corrected bench={bench} start={bench.exclude(0)} />,
    provider: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra le righe escluse' }));
  const list = await screen.findByRole('list', { name: 'Righe escluse' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('A · Riga 2A · Monza');
  await userEvent.click(within(list).getAllByRole('button', { name: 'Includi' })[1] as HTMLElement);
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Mostra che cosa cambia' }));
  expect(await screen.findByText('Lodi')).toBeVisible();
});
