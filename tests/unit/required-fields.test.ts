import { describe, expect, it } from 'vitest';
import { requiredFieldsOf } from '@/core/required-fields';
import { schema as customer } from '@/resources/app-user/app-user.schema';
import { formSchema as bouser } from '@/resources/bo-user/bo-user.form';
import { schema as location } from '@/resources/location/location.schema';
import { schema as tile } from '@/resources/tile/tile.schema';

const WHOLE_TILE = { columns: 1, target: 'both', recipients: ['everyone'], categories: ['A'] };

describe('the fields that may not be left empty', () => {
  it('are those whose empty value the schema refuses', () => {
    expect(requiredFieldsOf(location)({})).toEqual([
      'code',
      'name',
      'company_code',
      'town',
      'region',
      'address',
    ]);
    expect(requiredFieldsOf(customer)({})).not.toContain('categories');
  });

  it.each([
    ['a tile without a section', tile, {}, 'link', false],
    ['a tile that opens the news', tile, { ...WHOLE_TILE, section: 'news' }, 'link', false],
    ['a tile that opens a link', tile, { ...WHOLE_TILE, section: 'link' }, 'link', true],
    [
      'an admin',
      bouser,
      { roles: ['admin'], company_code: [], location_code: [] },
      'company_code',
      false,
    ],
    [
      'a manager',
      bouser,
      { roles: ['company_manager'], company_code: ['A'], location_code: [] },
      'company_code',
      true,
    ],
    [
      'a manager',
      bouser,
      { roles: ['company_manager'], company_code: ['A'], location_code: [] },
      'location_code',
      false,
    ],
    [
      'an agent',
      bouser,
      { roles: ['agent'], company_code: [], location_code: [] },
      'location_code',
      true,
    ],
  ] as const)('of %s depend on what was chosen', (_, schema, values, field, isRequired) => {
    expect(requiredFieldsOf(schema)(values).includes(field)).toBe(isRequired);
  });
});
