import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { describe, expect, it, test, vi } from 'vitest';
import { defaultValues } from '@/kit/form/default-values';
import { requiredFieldsOf } from '@/core/required-fields';
import { shapeOf } from '@/core/schema-shape';
import { EMPTY_QUOTA } from '@/resources/promotion/promotion.codec';
import { schema as promotionSchema } from '@/resources/promotion/promotion.schema';
import { FIELDS_OF } from '@/resources/promotion/promotion-fields';
import { StepFields } from '@/resources/promotion/StepFields';
import { resources } from '@/resources/registry';
import type { FormDescription } from '@/kit/form/FormView';
import type * as HookFormFile from '@/kit/form/HookForm';
import { RecordForm } from '@/kit/form/RecordForm';
import { AddressParamsContext } from '@/ui/page/address-params';
import { ParentContext } from '@/kit/registry/parent-record';
import { renderForm, signInForEach } from '../support/render-form';

/**
 * A form whose schema asks for what no input takes can never be saved, and a field that is written without an input can
 * never be filled. Each form is drawn here, with a record and empty, then with every fixed value of its fields
 * chosen in turn; react-hook-form passes the fields that have an input to the resolver of the form.
 */
const formFiles = import.meta.glob<FormDescription>('../../src/resources/*/*.form.{ts,tsx}', {
  eager: true,
  import: 'form',
});

type Form = Pick<FormDescription, 'schema' | 'initial' | 'Inputs'> & { addresses?: string[] };

const forms: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(
    Object.entries(formFiles).map(([path, form]) => [path.split('/').at(-2), form]),
  ),
  promotion: {
    schema: promotionSchema,
    Inputs: StepFields,
    initial: () => ({ company_quotas: [EMPTY_QUOTA] }),
    addresses: Object.keys(FIELDS_OF).map((step) => `/promotion/create?step=${step}`),
  },
};

/** Written fields that no input of the form fills, each with what does. */
const FILLED_OTHERWISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  promotion: { status: 'the button that concludes it' },
  question: { position: 'the order of the list' },
  tile: { position: 'the order of the grid' },
};

const filledOtherwise = (name: string): readonly string[] => {
  const { parents = {}, endpoint } = definitionOf(name);
  return [
    ...Object.keys(parents),
    ...Object.keys(endpoint.fixed ?? {}),
    ...Object.keys(FILLED_OTHERWISE[name] ?? {}),
  ];
};

const definitionOf = (name: string) => {
  const definition = resources.find((resource) => resource.name === name);
  if (!definition) throw new Error(`There is no resource ${name}`);
  return definition;
};

/** The state of the current form: its values and, once it was checked, the names of its inputs. */
const shown = vi.hoisted(() => ({ form: undefined as unknown, names: [] as readonly string[] }));

vi.mock('@/kit/form/HookForm', async (importOriginal) => {
  const { HookForm } = await importOriginal<typeof HookFormFile>();
  const Tell = ({ children }: { children: ReactNode }) => {
    shown.form = useFormContext();
    return children;
  };
  return {
    HookForm: ({ children, ...props }: Parameters<typeof HookForm>[0]) => (
      <HookForm
        {...props}
        resolver={(values, _, { names = [] }) => {
          shown.names = names;
          return { values, errors: {} };
        }}
      >
        <Tell>{children}</Tell>
      </HookForm>
    ),
  };
});

const PARENT = { id: 'parent', company_code: 'C1', award_type: 'gift' };

const draw = (name: string, { schema, initial, Inputs }: Form, path: string, isNew: boolean) => {
  shown.form = undefined;
  const definition = definitionOf(name);
  const above = Object.values(definition.parents ?? {}).at(-1);
  const defaults = defaultValues({ schema, initial }, definition, above ? PARENT : undefined);
  const fields = (
    <AddressParamsContext
      value={Object.fromEntries(
        Object.keys(definition.parents ?? {}).map((key) => [key, 'parent']),
      )}
    >
      <ParentContext value={above ? { record: PARENT, definition: definitionOf(above) } : null}>
        <RecordForm
          schema={schema}
          defaults={defaults}
          record={isNew ? undefined : { ...defaults, id: '1' }}
          onClosed={() => undefined}
        >
          <Inputs />
        </RecordForm>
      </ParentContext>
    </AddressParamsContext>
  );
  return renderForm({ path, name, view: fields, list: fields, provider: NOTHING });
};

/** A backend without records. */
const NOTHING = {
  getList: async () => ({ data: [], total: 0 }),
  getMany: async () => ({ data: [] }),
};

const addressOf = (name: string): string => {
  const { routes, values = {} } = definitionOf(name);
  const address = routes.create ?? routes.list ?? '';
  return address.replace(/:(\w+)/g, (_, param: string) => String(values[param]?.[0] ?? 'parent'));
};

const inputNames = async (): Promise<ReadonlySet<string>> => {
  await act(async () => void (await formAtHand().trigger()));
  return new Set(shown.names.map((field) => field.split('.', 1)[0] ?? field));
};

const formAtHand = () => shown.form as UseFormReturn;

/**
 * The values chosen in turn, because they may add inputs: each fixed value of each field, and customers as recipients.
 */
const choicesIn = (name: string, { schema }: Form): readonly (readonly [string, unknown])[] =>
  Object.entries({ ...definitionOf(name).values, recipients: [['customers']] })
    .filter(([field]) => field in shapeOf(schema))
    .flatMap(([field, values]) => values.map((value) => [field, value] as const));

/**
 * Draws the form and makes each choice in turn; resolves to the fields that are required with it and have no input
 * then, or in no step of the form, and to those that are written and never had one.
 */
const fieldsWithoutInput = async (name: string, form: Form): Promise<string[]> => {
  const requiredIn = requiredFieldsOf(form.schema);
  const ever = new Set(filledOtherwise(name));
  const lacking = new Set<string>();
  const read = async () => {
    const names = await inputNames();
    for (const field of names) ever.add(field);
    const here = form.addresses ? ever : names;
    for (const field of requiredIn(formAtHand().getValues())) {
      if (!here.has(field) && !filledOtherwise(name).includes(field)) lacking.add(field);
    }
  };
  for (const path of form.addresses ?? [addressOf(name)]) {
    for (const isNew of [true, false]) {
      const { unmount } = draw(name, form, path, isNew);
      await read();
      let undo = () => {};
      for (const [field, value] of isNew ? choicesIn(name, form) : []) {
        // In one render: the form draws itself again for each.
        act(() => {
          undo();
          const before: unknown = formAtHand().getValues(field);
          const isList = Array.isArray(before) && !Array.isArray(value);
          formAtHand().setValue(field, isList ? [value] : value);
          undo = () => formAtHand().setValue(field, before);
        });
        await read();
      }
      unmount();
    }
  }
  const { writable } = definitionOf(name).endpoint;
  const isFound = (field: string) => form.addresses !== undefined && ever.has(field);
  return [...new Set([...lacking, ...writable.filter((field) => !ever.has(field))])].filter(
    (field) => !isFound(field),
  );
};

signInForEach();

describe('has an input for each field that is required or written', () => {
  it.each(Object.entries(forms))('%s', async (name, form) => {
    const lacking = await fieldsWithoutInput(name, form);
    expect(
      lacking.map((field) => `the form in src/resources/${name} has no input for ${field}`),
    ).toEqual([]);
  });
});

test('each resource that is written has its form among these', () => {
  const written = resources
    .filter(({ access }) => access.create ?? access.edit)
    .map(({ name }) => name);
  expect(written.filter((name) => !(name in forms))).toEqual([]);
});

test('each exception is of a field that is written', () => {
  for (const [name, fields] of Object.entries(FILLED_OTHERWISE))
    expect(definitionOf(name).endpoint.writable).toEqual(
      expect.arrayContaining(Object.keys(fields)),
    );
});
