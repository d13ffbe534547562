import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { form } from '@/resources/company/company.form';
import { FormView } from '@/kit/form/FormView';
import { encodePng } from '../support/png';
import '../support/indexed-db';
import { renderForm, signInForEach } from '../support/render-form';

const SIZE = { width: 1200, height: 400 };
const NOT_KEPT = 'Non resta nella bozza: salva prima di ricaricare la pagina';
const KEPT_UP_TO = 'Oltre 150 kB non resta nella bozza se ricarichi la pagina';

const openCreate = () =>
  renderForm({
    path: '/company/create',
    name: 'company',
    view: <FormView form={form} mode="create" />,
    provider: {},
  });

/** A picture that does not compress, of about a megabyte: bytes of a generator with a fixed seed. */
const photograph = () => {
  let seed = 7;
  const noise = () => (seed = Math.imul(seed, 1_103_515_245) + 12_345) >>> 16;
  const pixels = Uint8Array.from({ length: SIZE.width * SIZE.height * 3 }, noise);
  const bytes = new Uint8Array(encodePng(SIZE.width, SIZE.height, pixels));
  return new File([bytes], 'header.png', { type: 'image/png' });
};
const choosePhotograph = async () => {
  await screen.findByLabelText('Nome azienda');
  fireEvent.change(document.querySelector('input[name="header_image"]') as HTMLInputElement, {
    target: { files: [photograph()] },
  });
  await shown();
};
const shown = () => screen.findByRole('img', { name: 'Anteprima: Immagine di testata' });

signInForEach();
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ ...SIZE, close: () => undefined }));
  return () => vi.unstubAllGlobals();
});

describe('a picture of a draft', () => {
  it('comes back with the form', async () => {
    const user = userEvent.setup();
    const first = openCreate();
    await choosePhotograph();
    expect(screen.queryByText(NOT_KEPT)).toBeNull();
    const source = (await shown()).getAttribute('src');
    const draft = () => Object.values({ ...sessionStorage }).join();
    await waitFor(() => expect(draft()).toContain(`"large":{"header_image"`));
    first.unmount();
    openCreate();
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    expect((await shown()).getAttribute('src')).toBe(source);
  });

  it('is not kept where the browser stores none, which is said before it is chosen', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const first = openCreate();
    expect(await screen.findAllByText(KEPT_UP_TO)).toHaveLength(3);
    await choosePhotograph();
    expect(await screen.findByText(NOT_KEPT)).toBeVisible();
    expect(screen.getAllByText(KEPT_UP_TO)).toHaveLength(2);
    first.unmount();
    openCreate();
    expect(await screen.findByText(/Non conservati: Immagine di testata\./)).toBeVisible();
  });
});

it('a picture that is removed leaves the focus on the field', async () => {
  openCreate();
  await choosePhotograph();
  screen.getByRole('button', { name: 'Rimuovi' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Immagine di testata', { selector: 'input' })).toHaveFocus();
});
