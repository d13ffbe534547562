import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createStateStore } from '@/ui/hooks/state-store';
import type { FileCheck } from '@/imports/workbench/file-check';
import type { FileCheckState } from '@/imports/workbench/file-check-state';
import { ChosenFile } from '@/imports/panel/ChosenFile';
import { createFileUpload } from '@/imports/send/file-upload';
import { uploadRows } from '@/providers/data/uploads';
import { renderForm, signInForEach } from '../support/render-form';

vi.mock('@/providers/data/uploads', () => ({ uploadRows: vi.fn<typeof uploadRows>() }));

signInForEach();

it.each([
  ['on its way', 1, 'Importazione interrotta'],
  ['sent in full', 10, 'File già inviato: prima di ripetere, controlla qui sotto.'],
])('stopping a file %s leads to the message that says so', async (_, sent, message) => {
  vi.mocked(uploadRows).mockImplementation((_type, { onProgress, signal }) => {
    onProgress?.(sent, 10);
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('stopped')));
    });
  });
  const file = new File(['code\nA'], 'clienti.csv');
  const check = {
    ...createStateStore<FileCheckState>({ phase: 'unchecked' }),
    attach: () => undefined,
  } as unknown as FileCheck;
  const upload = createFileUpload('Company');
  const kept = {
    able: createStateStore(true),
    isKept: () => false,
    keepRest: async () => false,
    end: () => undefined,
  };
  renderForm({
    path: '/company/list',
    name: 'company',
    view: null,
    list: (
      <ChosenFile
        recordType="Company"
        open={{ id: 1, recordType: 'Company', file, check, upload, rest: 0, kept }}
        onFile={() => undefined}
      />
    ),
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  (await screen.findByRole('button', { name: 'Importa' })).focus();
  await userEvent.keyboard('{Enter}');
  const stop = await screen.findByRole('button', { name: 'Interrompi' });
  await expect.poll(() => document.activeElement).toBe(stop);
  await userEvent.keyboard('{Enter}');
  const said = await screen.findByText(message);
  expect(said.parentElement).toHaveFocus();
});
