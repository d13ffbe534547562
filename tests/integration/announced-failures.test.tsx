import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { alerts } from '@/ui/alerts/alert-store';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import { withAnnouncedFailures } from '@/imports/workbench/announced-failures';
import type { RemoteWorkbench } from '@/imports/workbench/open-file';
import { CorrectedRowsDrop } from '@/imports/correct/CorrectedRowsDrop';
import { SaveFailedRows } from '@/imports/send/SaveFailedRows';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();
afterEach(() => alerts.clear());

const fails = () => Promise.reject(new Error('The worker failed'));
const bench = withAnnouncedFailures(
  { state: fails, replaceRows: fails } as unknown as RemoteWorkbench,
  (call) => call,
  async () => 'not_checked',
);

const open = (list: ReactNode) =>
  renderForm({ path: '/app-user/list', name: 'app-user', view: null, list, provider: {} });

const shown = () => alerts.snapshot().visible.map(({ message }) => message);
const ONCE = ['imports.read.problems.not_checked'];

it('a press whose call fails is announced, and leaves no unhandled rejection', async () => {
  open(<SaveFailedRows name="a.csv" bench={bench} />);
  fireEvent.click(await screen.findByRole('button', { name: /righe con errori/i }));
  await waitFor(() => expect(shown()).toEqual(ONCE));
});

it('corrected rows that cannot be read are announced once', async () => {
  open(<CorrectedRowsDrop bench={bench} onState={vi.fn()} />);
  const input = await screen.findByLabelText(/corrett/i, { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['a'], 'a.csv')] } });
  await waitFor(() => expect(shown()).toEqual(ONCE));
});

it('any other error is thrown', async () => {
  await expect(unlessAnnounced(bench.state())).resolves.toBeUndefined();
  await expect(unlessAnnounced(fails())).rejects.toThrow('The worker failed');
});
