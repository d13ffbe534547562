import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyValues } from '@/core/empty-values';
import { resources } from '@/resources/registry';
import type { FormDescription } from '@/kit/form/FormView';
import { RecordForm } from '@/kit/form/RecordForm';
import { AddressParamsContext } from '@/ui/page/address-params';
import { ParentContext } from '@/kit/registry/parent-record';
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
  const { parents = {}, endpoint } = definition;
  const above = Object.values(parents).at(-1);
  const params = Object.fromEntries(Object.keys(parents).map((key) => [key, 'parent']));
  const defaults = {
    ...emptyValues(schema),
    ...initial?.(above ? PARENT : undefined),
    ...endpoint.fixed,
  };
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

signInForEach();

// The words of one form are not those of the next.
afterEach(() => document.querySelector('[role="alert"]')?.replaceChildren());

describe('an empty form that is saved says how much is wrong, and focuses the first', () => {
  it.each(forms)('%s', async (name, form) => {
    draw(name, form);
    const save = await screen.findByText('Salva');
    // A field whose editor is not loaded yet cannot take the focus.
    await waitFor(() =>
      expect(document.querySelector('form .MuiInputBase-root .MuiSkeleton-root')).toBeNull(),
    );
    await userEvent.click(save);
    const { isFirst, count, disabled } = await refused(/^Non salvato: \d+ error[ei]\. .+: ./);
    expect([isFirst, disabled]).toEqual([true, 0]);
    expect(screen.getByText(/da correggere$/).textContent).toContain(String(count));
  });
});

it('so does a step of a promotion', async () => {
  const view = <PromotionCreate />;
  renderForm({ path: '/promotion/create', name: 'promotion', view, provider: BACKEND });
  await userEvent.click(await screen.findByText('Continua'));
  const { isFirst } = await refused(/^\d+ campi da correggere\. Codice: il codice è richiesto$/);
  expect(isFirst).toBe(true);
});
