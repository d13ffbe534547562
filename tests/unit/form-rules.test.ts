import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { day, endsAfterStart } from '@/core/schema/date';
import { image } from '@/core/schema/image';
import { unpackMessage } from '@/core/validation-messages';
import { shortText } from '@/core/schema/text';
import { formSchema } from '@/resources/bo-user/bo-user.form';
import { formSchema as questionSchema } from '@/resources/question/question.schema';
import { groupCodec } from '@/resources/group/group.codec';
import { codesIn, repeatedIn } from '@/resources/group/pasted-codes';
import { changedFields, isSameValue } from '@/kit/form-state/changes';
import { conflictingFields } from '@/kit/conflict/conflict';
import { formResolver } from '@/kit/form-state/resolver';
import { wrongFieldsOf, type WrongField } from '@/kit/form-errors/wrong-fields';
import { choiceOf, CENTRED, minZoom, placementOf, viewOf } from '@/kit/inputs/crop';
import { messageIn } from '@/kit/inputs/field-error';
import { codesWithin } from '@/domain/company/useRecordsOf';
import { pngOf } from '../support/pictures';

describe('changed fields', () => {
  it.each([
    ['an emptied text and nothing', '', undefined, true],
    ['an empty list and null', [], null, true],
    ['the same codes', ['A', 'B'], ['A', 'B'], true],
    ['other codes', ['A', 'B'], ['A', 'C'], false],
    ['a shorter list', ['A'], ['A', 'B'], false],
    ['zero and nothing', 0, '', false],
    ['the same object', { a: 1, b: '' }, { a: 1 }, true],
    ['a list and a text', ['A'], 'A', false],
  ])('%s', (_, a, b, expected) => {
    expect(isSameValue(a, b)).toBe(expected);
  });

  it('are named', () => {
    expect(changedFields({ a: 'x', b: '' }, { a: 'y', b: null, c: 1 })).toEqual(['a', 'c']);
  });
});

describe('a stale edit', () => {
  it('lists what was changed elsewhere, here or on both sides, and nothing else', () => {
    const before = { title: 'A', text: 'B', code: 'C', list: ['1'], note: '', updated_at: '1' };
    const fields = conflictingFields(
      ['title', 'text', 'code', 'list', 'note'],
      before,
      { ...before, title: 'A2', text: 'B2', updated_at: '2' },
      { ...before, title: 'mine', list: ['1', '2'], note: undefined },
    );
    expect(fields.map(({ before: _, ...field }) => field)).toEqual([
      { field: 'title', theirs: 'A2', mine: 'mine', isTheirs: true, isMine: true },
      { field: 'text', theirs: 'B2', mine: 'B', isTheirs: true, isMine: false },
      { field: 'list', theirs: ['1'], mine: ['1', '2'], isTheirs: false, isMine: true },
    ]);
  });
});

describe('a field that waits for another', () => {
  const schema = z.object({
    company_code: z.array(z.string().min(1, 'needed')),
    location_code: z.array(z.string().min(1, 'needed')),
    agent_code: z.array(z.string().min(1, 'needed')),
  });
  const references = {
    location_code: { resource: 'location', within: ['company_code'] },
    agent_code: { resource: 'bo-user', within: ['location_code'] },
  };
  const errorsOf = async (values: Record<string, unknown>) => {
    const resolve = formResolver(schema, () => ({}), undefined, references);
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await resolve(values, undefined, options);
    return wrongFieldsOf(errors, values);
  };
  const EMPTY = { company_code: [''], location_code: [''], agent_code: [''] };
  const pathsOf = (wrong: readonly WrongField[]) => wrong.map(({ path }) => path);

  it('has no error of its own until that one is filled', async () => {
    expect(pathsOf(await errorsOf(EMPTY))).toEqual(['company_code.0']);
    const withCompany = { ...EMPTY, company_code: ['A'] };
    expect(pathsOf(await errorsOf(withCompany))).toEqual(['location_code.0']);
  });

  it('is named by its error', async () => {
    const waitingIn = async (values: Record<string, unknown>) =>
      (await errorsOf(values)).map(({ waiting }) => waiting);
    expect(await waitingIn(EMPTY)).toEqual([['location_code.0', 'agent_code.0']]);
    expect(await waitingIn({ ...EMPTY, agent_code: ['A'] })).toEqual([['location_code.0']]);
  });
});

describe('the resolver', () => {
  const schema = z.object({ title: shortText(), logo: image({ width: 400, height: 120 }) });
  const resolve = async (values: Record<string, unknown>, stored = {}) =>
    formResolver(schema, () => stored)(values, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });

  it('hands on trimmed values and what the schema does not know', async () => {
    const values = { title: '  Natale ', logo: 'https://cdn.example/a.png', updated_at: '1' };
    expect((await resolve(values)).values).toEqual({ ...values, title: 'Natale' });
  });

  it('refuses a picture of another size', async () => {
    const { errors } = await resolve({ title: 'Natale', logo: pngOf(10, 10) });
    expect(unpackMessage(String(errors.logo?.message))).toEqual({
      message: 'validation.image_size',
      args: { w: 400, h: 120 },
    });
  });

  it('never checks a stored picture again, and sends it as it is', async () => {
    const logo = pngOf(10, 10);
    expect(await resolve({ title: 'Natale', logo }, { logo })).toEqual({
      values: { title: 'Natale', logo },
      errors: {},
    });
    const { errors } = await resolve({ title: '', logo }, { logo });
    expect(Object.keys(errors)).toEqual(['title']);
  });

  it('puts the issue of an item where the list finds it', async () => {
    const { errors } = await formResolver(
      z.object({ roles: z.array(z.enum(['admin'], 'validation.role')) }),
      () => ({}),
    )({ roles: ['admin', 'king'] }, undefined, { fields: {}, shouldUseNativeValidation: false });
    expect(messageIn(errors.roles)).toBe('validation.role');
  });
});

describe('cropping', () => {
  const source = { width: 800, height: 800 };
  const target = { width: 400, height: 120 };
  /** The same on a narrow screen. */
  const frame = { width: 200, height: 60 };

  it('covers the target, centred', () => {
    expect(placementOf(source, target, choiceOf(source, frame, CENTRED))).toEqual({
      width: 400,
      height: 400,
      left: 0,
      top: -140,
    });
  });

  it('shows the whole picture at the least zoom', () => {
    const zoom = minZoom(source, target);
    expect(placementOf(source, target, { zoom, x: 0.5, y: 0.5 })).toMatchObject({
      width: 120,
      height: 120,
    });
  });

  it('stops at the edges', () => {
    const crop = { x: 25, y: 10_000 };
    expect(choiceOf(source, frame, { zoom: 1, crop })).toEqual({ zoom: 1, x: 0.5, y: 0 });
  });

  it.each([
    { zoom: 2, x: 0.25, y: 1 },
    { zoom: 0.5, x: 0, y: 0.75 },
  ])('is the same on the screen and in the picture: %o', (choice) => {
    expect(choiceOf(source, frame, viewOf(source, frame, choice))).toEqual(choice);
  });
});

describe('the form of a back-office user', () => {
  const user = {
    code: 'M1',
    firstname: 'Anna',
    surname: 'Verdi',
    email: 'anna@example.it',
    telephone: '1',
    company_code: ['C1'],
    location_code: ['L1'],
  };

  it('sends no company for an admin alone', () => {
    expect(formSchema.parse({ ...user, roles: ['admin'] })).toMatchObject({
      company_code: [],
      location_code: [],
    });
    expect(formSchema.parse({ ...user, roles: ['admin', 'agent'] }).company_code).toEqual(['C1']);
  });

  it('drops the locations of a company that is taken out', () => {
    const companyOf = (code: string) => ({ L1: 'C1', L2: 'C2' })[code];
    expect(codesWithin(['L1', 'L2', 'L3'], ['C2'], companyOf)).toEqual(['L2', 'L3']);
    expect(codesWithin(['L1', 'L3'], [], companyOf)).toEqual([]);
  });
});

describe('the form of a question', () => {
  it.each([
    ['in lower case', ['Bene', 'bene'], ['options.1']],
    ['with other spaces', ['Non so', 'Male', 'Non  so '], ['options.2']],
    ['with another accent', ['Si', 'Sì'], []],
  ])('refuses an option that repeats another one %s', (_, options, paths) => {
    const { error } = questionSchema.safeParse({
      text: 'Come va?',
      kind: 'single_select',
      options,
    });
    expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(paths);
  });
});

describe('the form of a group', () => {
  it('reads customers as ids, whatever an answer holds', () => {
    const read = groupCodec.read?.({
      group_name: 'Nord',
      customers: [
        'a'.repeat(24),
        'K7',
        { _id: 'b'.repeat(24), code: 'K8', business_name: 'Bar Roma', company_code: 'C1' },
      ],
    });
    expect(read).toMatchObject({
      customers: ['a'.repeat(24), 'K7', 'b'.repeat(24)],
      company_code: 'C1',
      members: [{ id: 'b'.repeat(24), code: 'K8', name: 'Bar Roma', companies: ['C1'] }],
    });
  });

  it('finds codes in pasted text, each once', () => {
    expect(codesIn('K1, K2;K3\n"K1"\tK-4.a  ')).toEqual(['K1', 'K2', 'K3', 'K-4.a']);
  });

  it('finds codes that are repeated in pasted text, once for each repetition', () => {
    expect(repeatedIn('K1 K2; K1 k2 K1')).toEqual(['K1', 'K1']);
  });
});

describe('a period', () => {
  const period = endsAfterStart(
    z.object({ title: shortText(), start_date: day(), end_date: day() }),
  );
  const problems = (values: object) =>
    period.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it.each([
    ['ends a day later', '2026-01-01', '2026-01-02', undefined],
    [
      'ends the same day, whatever the time',
      '2026-01-01T08:00',
      '2026-01-01T09:00',
      [['end_date', 'validation.after_start']],
    ],
    ['ends before', '2026-02-01', '2026-01-02', [['end_date', 'validation.after_start']]],
    ['without an end', '2026-02-01', '', [['end_date', 'validation.required']]],
    ['with an end that is none', '2026-02-01', '31/4/20', [['end_date', 'validation.day']]],
  ])('%s', (_, start_date, end_date, expected) => {
    expect(problems({ title: 'Sconti', start_date, end_date })).toEqual(expected);
  });

  it('is shown while another field is wrong', () => {
    expect(problems({ title: '', start_date: '2026-02-01', end_date: '2026-01-01' })).toEqual([
      ['title', 'validation.required'],
      ['end_date', 'validation.after_start'],
    ]);
  });

  it('is sent as days', () => {
    const sent = { title: 'Sconti', start_date: '2026-01-01T08:00:00Z', end_date: '2026-01-31' };
    expect(period.parse(sent)).toEqual({ ...sent, start_date: '2026-01-01' });
  });
});
