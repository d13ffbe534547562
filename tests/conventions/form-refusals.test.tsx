import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AccountArea } from '@/account/AccountArea';
import {
  firstLogin,
  forgotPassword,
  login,
  registration,
  resetPassword,
} from '@/account/account.pages';
import { RenewDialog } from '@/app/session/RenewDialog';
import { defaultValues } from '@/kit/form/default-values';
import { resources } from '@/resources/registry';
import type { FormDescription } from '@/kit/form/FormView';
import { RecordForm } from '@/kit/form/RecordForm';
import { AddressParamsContext } from '@/ui/page/address-params';
import { ParentContext } from '@/kit/registry/parent-record';
import { ImportDialog } from '@/pages/builder/ImportDialog';
import { BoUserEmail } from '@/resources/bo-user/BoUserEmail';
import { PromotionCreate } from '@/resources/promotion/PromotionCreate';
import { renderForm, signInForEach } from '../support/render-form';

/** A refused save must be heard and found in every form: its number of errors, and the first of them with the focus. */
const forms = Object.entries(
  import.meta.glob<FormDescription>('../../src/resources/*/*.form.{ts,tsx}', {
    eager: true,
    import: 'form',
  }),
).map(([path, form]) => [path.split('/').at(-2) ?? '', form] as const);

const definitionOf = (name: string) => {
  const definition = resources.find((resource) => resource.name === name);
  if (!definition) throw new Error(`There is no resource ${name}`);
  return definition;
};

const addressOf = (name: string): string => {
  const { routes, values = {} } = definitionOf(name);
  return (routes.create ?? routes.list ?? '').replace(/:(\w+)/g, (_, param: string) =>
    String(values[param]?.[0] ?? 'parent'),
  );
};

const PARENT = { id: 'parent', company_code: 'C1', award_type: 'gift' };
const BACKEND = {
  getList: async () => ({ data: [], total: 0 }),
  getMany: async () => ({ data: [] }),
  getOne: async () => ({ data: PARENT as never }),
};

const draw = (name: string, { schema, refinement, initial, Inputs }: FormDescription) => {
  const definition = definitionOf(name);
  const { parents = {} } = definition;
  const above = Object.values(parents).at(-1);
  const params = Object.fromEntries(Object.keys(parents).map((key) => [key, 'parent']));
  const defaults = defaultValues({ schema, initial }, definition, above ? PARENT : undefined);
  const view = (
    <AddressParamsContext value={params}>
      <ParentContext value={above ? { record: PARENT, definition: definitionOf(above) } : null}>
        <RecordForm
          schema={schema}
          refinement={refinement}
          defaults={defaults}
          onClosed={() => undefined}
        >
          <Inputs />
        </RecordForm>
      </ParentContext>
    </AddressParamsContext>
  );
  return renderForm({ path: addressOf(name), name, view, list: view, provider: BACKEND });
};

/** The message, and the element with the focus. */
const refused = async (said: RegExp) => {
  const alert = await waitFor(() => {
    const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"] > p')];
    const found = alerts.find(({ textContent }) => said.test(textContent));
    if (!found)
      throw new Error(`Said: ${alerts.map(({ textContent }) => textContent).join(' | ')}`);
    return found;
  });
  const focused = document.activeElement as HTMLElement;
  const wrong = focused.closest('[aria-invalid="true"]') ?? document.body;
  const first = document.querySelector('form [aria-invalid="true"]:not(:disabled)');
  const [, count = '1'] = /(\d+) (?:error|camp)/.exec(alert.textContent) ?? [];
  const disabled = [...document.querySelectorAll('[aria-invalid="true"]:disabled')];
  return { isFirst: wrong === first, count: Number(count), disabled: disabled.length };
};

/** The field that is marked as wrong around `element`: a group of several inputs is one. */
const markedFieldOf = (element: Element | null): Element | null => {
  const own = element?.closest(MARKED) ?? null;
  return own?.parentElement?.closest(MARKED) ?? own;
};

// Selects of MUI have a hidden input.
const MARKED = '[aria-invalid="true"]:not(:disabled, [aria-hidden="true"])';

/** The fields that are marked as wrong, in the order of the page. */
const markedFields = () => [
  ...new Set([...document.querySelectorAll(`form ${MARKED}`)].map(markedFieldOf)),
];

/** The label of a marked field, so that a failure tells which of the wrong fields have an input. */
const labelOf = (field: Element | null): string =>
  field?.closest('.MuiFormControl-root, fieldset')?.querySelector('label, legend')?.textContent ??
  field?.getAttribute('aria-label') ??
  field?.tagName ??
  '';

signInForEach();
// Its first load takes longer on a busy machine than a test waits for it.
beforeAll(() => import('@/kit/rich-text/RichTextEditor'));

describe('an empty form that is saved says how much is wrong, and its bar leads through that', () => {
  it.each(forms)('%s', async (name, form) => {
    draw(name, form);
    const save = await screen.findByText('Salva');
    // A name that both of them have is read twice.
    expect(document.querySelectorAll('fieldset [role="radiogroup"]')).toHaveLength(0);
    // A field whose editor is not loaded yet cannot take the focus.
    await waitFor(() =>
      expect(document.querySelector('form .MuiInputBase-root .MuiSkeleton-root')).toBeNull(),
    );
    await userEvent.click(save);
    const { isFirst, count, disabled } = await refused(/^Non salvato: \d+ error[ei]\. .+: ./);
    expect([isFirst, disabled]).toEqual([true, 0]);
    const next = screen.getByText(/da correggere$/);
    expect(next.textContent).toContain(String(count));
    // An editor that is loaded late is marked late.
    await waitFor(() => expect(markedFields().map(labelOf)).toHaveLength(count));
    const marked = markedFields();
    // The first has the focus already.
    const visited = [markedFieldOf(document.activeElement)];
    for (let at = 1; at < count; at += 1) {
      await userEvent.click(next);
      visited.push(markedFieldOf(document.activeElement));
    }
    expect(visited).toEqual(marked);
  });
});

it('so does a step of a promotion', async () => {
  const view = <PromotionCreate />;
  renderForm({ path: '/promotion/create', name: 'promotion', view, provider: BACKEND });
  await userEvent.click(await screen.findByText('Continua'));
  const { isFirst } = await refused(/^\d+ campi da correggere\. Codice: Il codice è richiesto$/);
  expect(isFirst).toBe(true);
});

const ACCOUNT_FORMS = [
  [login, /^2 campi da correggere\. Email: Campo obbligatorio$/],
  [registration, /^\d campi da correggere\. .+: Campo obbligatorio$/],
  [forgotPassword, /^1 campo da correggere\. Email: Campo obbligatorio$/],
  [resetPassword, /^3 campi da correggere\. Codice: /],
  [firstLogin, /^3 campi da correggere\. Password attuale: Campo obbligatorio$/],
] as const;

it.each(ACCOUNT_FORMS.map(([page, said]) => [page.name, said] as const))(
  'so does %s',
  async (page, said) => {
    const accounts = { data: { accounts: ['CMG-001', 'AGE-007'] } };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(accounts)));
    render(
      <AccountArea
        page={page}
        params={{ token: 't0' }}
        hasNoRole={false}
        isFirstLogin
        onGo={() => undefined}
        onIntent={() => undefined}
      />,
    );
    const form = await screen.findByRole('form');
    await userEvent.click(form.querySelector('[type="submit"]') ?? form);
    const { isFirst, count } = await refused(said);
    expect([isFirst, count]).toEqual([true, form.querySelectorAll('[aria-invalid="true"]').length]);
    vi.unstubAllGlobals();
  },
);

const Renewal = () => {
  const [isOpen, setOpen] = useState(true);
  return <RenewDialog isOpen={isOpen} onClose={() => setOpen(false)} onRenewed={() => undefined} />;
};

/** Forms with one field, whose error is its description and announced politely. */
const SMALL_FORMS: [string, ReactNode, string, RegExp][] = [
  ['a session that is renewed', <Renewal key="renewal" />, 'Accedi', /^Campo obbligatorio$/],
  [
    'a configuration that is imported',
    <ImportDialog key="import" onRead={() => undefined} onClose={() => undefined} />,
    'Usa questa configurazione',
    /JSON/,
  ],
];

it.each(SMALL_FORMS)('%s says what is wrong, and keeps the focus', async (_, view, press, said) => {
  renderForm({ path: '/company/create', name: 'company', view, provider: BACKEND });
  await userEvent.click(await screen.findByRole('button', { name: press }));
  const spoken = () => document.querySelector('[role="status"] > p')?.textContent;
  await waitFor(() => expect(spoken()).toMatch(said));
  expect(document.activeElement).toHaveAccessibleDescription(said);
  expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
});

it('an email that is emptied is refused', async () => {
  const user = { id: 'u1', email: 'ada@example.it', roles: ['agent'] };
  renderForm({
    path: '/bo-user/edit/u1',
    name: 'bo-user',
    view: <BoUserEmail />,
    provider: { ...BACKEND, getOne: async () => ({ data: user as never }) },
  });
  await userEvent.clear(await screen.findByRole('textbox', { name: /Email/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  const { isFirst } = await refused(/^Non salvato: 1 errore\. Email: /);
  expect(isFirst).toBe(true);
});
