import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import type { FileCheck } from '@/imports/workbench/file-check';
import type { OpenState } from '@/imports/workbench/file-check-state';
import { createWorkbench } from '@/imports/workbench/workbench';
import { CheckedFile } from '@/imports/panel/CheckedFile';
import { Issues } from '@/imports/panel/CheckedRows';
import { describeFormat } from '@/imports/read/format-info';
import { formats } from '@/resources/user-sale/user-sale.import';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const HEADER = 'code;customer_code;agent_code;company_code;date;sku;quantity;amount;total';

/** A file of sales that is checked and compared. */
const File = ({ opened, file }: { opened: OpenState; file: File }) => {
  const [state, setState] = useState(opened);
  const corrected = (check: OpenState['check']) => setState((before) => ({ ...before, check }));
  const match = (_: readonly string[], mapping: OpenState['mapping']) =>
    setState((before) => ({ ...before, mapping }));
  return (
    <CheckedFile
      recordType="Order"
      file={file}
      fileCheck={{ corrected, match } as unknown as FileCheck}
      isKept
      state={state}
      onSend={() => undefined}
      onOtherKind={() => undefined}
      wasSent={() => false}
    />
  );
};

const open = async (row: string, header = HEADER, known = header) => {
  const format = formats.Order as ImportFormat;
  const bench = createWorkbench(format);
  const file = new Blob([`${header}\n${row}`]);
  const head = await bench.open(file, {});
  if ('problem' in head) throw new Error(head.problem);
  const mapping = head.header.map((name) => (known.split(';').includes(name) ? name : null));
  const check = await bench.check(mapping, () => undefined);
  const remote = {
    ...bench,
    read: async (...chosen: Parameters<typeof bench.read>) => bench.read(...chosen),
  };
  const opened = {
    phase: 'open',
    bench: remote,
    info: describeFormat(format),
    head,
    mapping,
    check,
    isChecking: false,
    isCompared: true,
    compared: null,
    unread: [],
    startedAt: 0,
  } as unknown as OpenState;
  renderForm({
    path: '/user-sale/list',
    name: 'user-sale',
    view: null,
    provider: {},
    list: <File opened={opened} file={Object.assign(file, { name: 'vendite.csv' }) as File} />,
  });
};

it('rows without the column that identifies them cannot be sent', async () => {
  await open('C;A', 'customer_code;agent_code');
  await screen.findByText(/^Manca la colonna che identifica l’elemento: Codice \(code\)/);
  expect(screen.queryByRole('button', { name: /^Importa/ })).toBeNull();
  expect(screen.queryByText(/Colonne mancanti|Per gli elementi nuovi/)).toBeNull();
});

it('the fields that rows need are matched first, one after the other', async () => {
  await open('O;C;A', 'Numero;customer_code;Riferimento', 'customer_code');
  const first = await screen.findByRole('combobox', { name: 'Codice (code)' });
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['NumeroO', 'RiferimentoA']);
  await userEvent.keyboard('{Enter}');
  const next = await screen.findByRole('combobox', { name: 'Agente (agent_code)' });
  expect(next).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Campo della colonna Numero' })).toHaveTextContent(
    'Codice (code)',
  );
});

it('the answer about ambiguous dates leads to the button that sends the rows', async () => {
  await Issues.load();
  await open('O;C;A;B;3/4/2026;S;1;1;1');
  const answer = await screen.findByRole('button', { name: 'Giorno/mese' });
  expect(answer).toHaveAccessibleDescription(/^Data · «3\/4\/2026» può essere/);
  await userEvent.click(answer);
  const send = await screen.findByRole('button', { name: 'Importa 1 riga' });
  await expect.poll(() => document.activeElement).toBe(send);
});

it('the focus stays where an answer can be changed', async () => {
  await open('O;C;A;B;3/4/2026;S;1;1;1');
  await userEvent.click(await screen.findByRole('button', { name: 'Giorno/mese' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leggi invece: mese/giorno' }));
  const back = await screen.findByRole('button', { name: 'Leggi invece: giorno/mese' });
  expect(back).toHaveFocus();
});

it('and to the next question, where there is another', async () => {
  await open('O;C;A;B;3/4/2026;S;1.250;1;1');
  await userEvent.click(await screen.findByRole('button', { name: 'Giorno/mese' }));
  const next = await screen.findByRole('button', { name: 'Punto = migliaia' });
  await expect.poll(() => document.activeElement).toBe(next);
});
