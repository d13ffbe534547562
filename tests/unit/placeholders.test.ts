import { describe, expect, it } from 'vitest';
import { fillPlaceholders, partsOf, withPlaceholderNames } from '@/core/placeholder-parts';
import {
  gapsOf,
  isUnclosed,
  nearestPlaceholder,
  placeholderProblems,
  placeholdersFor,
  unknownPlaceholders,
} from '@/core/placeholders';
import { messages } from '@/domain/placeholders/placeholders.messages';
import { unpackMessage } from '@/core/validation-messages';

describe('a text with placeholders', () => {
  it('names the known ones, in brackets', () => {
    expect(withPlaceholderNames('{{title}} per {{nome}}', (name) => name.toUpperCase())).toBe(
      '[TITLE] per {{nome}}',
    );
  });

  it('is cut at them, known or not', () => {
    expect(partsOf('Ciao {{firstname}}, {{nome}}!')).toEqual([
      { text: 'Ciao ' },
      { text: '{{firstname}}', name: 'firstname' },
      { text: ', ' },
      { text: '{{nome}}', name: 'nome' },
      { text: '!' },
    ]);
  });

  it.each(['', '{{}}', '{{{firstname}}}', '{{a}}{{b}}', '{{ {firstname} }}', '}} {{', '{{{{'])(
    'is whole again when its parts are put together: %s',
    (text) => {
      expect(
        partsOf(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    },
  );

  it('reports each unknown one once', () => {
    const text = '{{nome}} {{email}} {{nome}} {{ email }} {{}} {{Email}} {email} {{mail';
    expect(unknownPlaceholders(text)).toEqual(['nome', ' email ', '', 'Email']);
  });

  it('is filled with what is known', () => {
    const values = { firstname: 'Ada {{surname}}', surname: 'Neri', email: '' };
    expect(fillPlaceholders('{{firstname}}{{email}} {{title}} {{nome}}', values)).toBe(
      'Ada {{surname}} {{title}} {{nome}}',
    );
  });
});

it.each([
  ['fistname', 'firstname'],
  ['firstnmae', 'firstname'],
  ['FIRSTNAME', 'firstname'],
  [' firstname ', 'firstname'],
  ['first<b>name</b>', 'firstname'],
  ['busines_name', 'business_name'],
  ['company', 'company_name'],
  ['lnik', 'link'],
  ['cod', 'code'],
  ['mail', 'email'],
  ['Nome', 'firstname'],
  ['nome_sbagliato', 'firstname'],
  ['nomme', 'firstname'],
  ['congome', 'surname'],
  ['nome azienda', 'company_name'],
  ['Nome-agente', 'agent_name'],
  ['Cognome cliente', 'surname'],
  ['ragione_sociale', 'business_name'],
  ['data_invio', 'date'],
  ['first_name', 'firstname'],
  ['last_name', 'surname'],
  ['lastname', 'surname'],
])('%j is nearest to %s', (written, nearest) => {
  expect(nearestPlaceholder(written)).toBe(nearest);
});

it.each(['', 'pippo', 'giorno_di_nascita', 'nope', 'note', 'dato_vendita', 'regione'])(
  '%j resembles none',
  (written) => {
    expect(nearestPlaceholder(written)).toBeUndefined();
    expect(nearestPlaceholder(written, ['customers'])).toBeUndefined();
  },
);

it.each([
  ['nome', [], 'firstname'],
  ['nome_sbagliato', ['customers'], 'business_name'],
  ['nome', ['customers'], 'business_name'],
  ['nome', ['everyone'], 'firstname'],
  ['first_name', ['everyone'], 'firstname'],
  ['first_name', ['customers'], 'business_name'],
  ['nome', ['agents'], 'firstname'],
  ['cognome', ['customers'], 'business_name'],
  ['cognome', ['company_users', 'customers'], 'surname'],
  ['fistname', ['customers'], 'business_name'],
  ['busines_name', ['agents'], 'firstname'],
  ['azienda', ['customers'], 'company_name'],
])('%s means to %j %s', (written, recipients, meant) => {
  expect(nearestPlaceholder(written, recipients)).toBe(meant);
});

it.each(['it', 'en'] as const)(
  'its name in the console (%s) leads to each placeholder',
  (language) => {
    for (const [placeholder, name] of Object.entries(messages[language].placeholders.names)) {
      expect([name, nearestPlaceholder(name)]).toEqual([name, placeholder]);
    }
  },
);

it.each([
  ['Ciao {{firstname', true],
  ['<p>{{firstname</p><p>{{email}}</p>', true],
  ['{{firstname}} {{{email}}} }} {', false],
  ['', false],
])('%j has an unclosed one: %s', (text, isOpen) => expect(isUnclosed(text)).toBe(isOpen));

describe('the placeholders of a message', () => {
  const offered = (...recipients: string[]) =>
    placeholdersFor(recipients).filter((name) => WHOSE.includes(name));
  const WHOSE = ['firstname', 'surname', 'business_name', 'agent_name'];

  it('are those that are filled for somebody it is sent to', () => {
    expect(offered('customers')).toEqual(['business_name', 'agent_name']);
    expect(offered('agents', 'admin')).toEqual(['firstname', 'surname']);
    expect(offered('agents', 'customers')).toEqual(WHOSE);
    expect(offered('everyone')).toEqual(WHOSE);
    expect(offered()).toEqual(WHOSE);
  });

  it('are reported where they are empty for a part of the recipients', () => {
    const text = 'Ciao {{firstname}}, {{business_name}} {{email}}';
    expect(gapsOf(text, ['everyone'])).toEqual({
      customers: ['firstname'],
      boUsers: ['business_name'],
    });
    expect(gapsOf(text, ['customers'])).toEqual({ customers: ['firstname'], boUsers: [] });
    expect(gapsOf(text, [])).toEqual({ customers: [], boUsers: [] });
  });
});

describe('an unknown placeholder', () => {
  const told = (values: object, stored?: object) =>
    Object.entries(placeholderProblems({ ...values }, stored && { ...stored })).map(
      ([field, packed]) => [field, unpackMessage(packed)],
    );
  const wrong = (written: string, nearest: string) => ({
    message: 'validation.placeholder',
    args: { written, nearest },
  });

  it('is refused at its place, with the nearest known one', () => {
    expect(
      told({ title: '{{titel}}', corps: '<p>{{fistname}} {{email}}</p>', section: '{{y}}' }),
    ).toEqual([
      ['title', wrong('{{titel}}', '{{title}}')],
      ['corps', wrong('{{fistname}}', '{{firstname}}')],
    ]);
  });

  it('is named with all others of its text, each once', () => {
    expect(told({ corps: '{{foo}} {{bar}} {{email}} {{foo}}' })).toEqual([
      [
        'corps',
        { message: 'validation.placeholders_unknown', args: { written: '{{foo}}, {{bar}}' } },
      ],
    ]);
  });

  it('suggests the one that its recipients have', () => {
    expect(told({ corps: '{{nome}}', recipients: ['agents'] })).toEqual([
      ['corps', wrong('{{nome}}', '{{firstname}}')],
    ]);
    expect(told({ corps: '{{nome}}', recipients: ['customers'] })).toEqual([
      ['corps', wrong('{{nome}}', '{{business_name}}')],
    ]);
  });

  it('is none of the editor’s business where it was stored already, in whichever field', () => {
    const stored = { title: 'x', corps: 'Caro {{nome}}' };
    expect(told({ title: '{{nome}}', corps: '{{nome}} {{email}}' }, stored)).toEqual([]);
    expect(told({ corps: '{{nome}} {{cognome}}' }, stored)).toMatchObject([['corps', {}]]);
  });

  it('is nothing to worry about where there is no text', () => {
    expect(told({ title: null, corps: 7 }, { title: undefined })).toEqual([]);
  });
});
