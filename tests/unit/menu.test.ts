import { describe, expect, it } from 'vitest';
import { activeItem, menuOf } from '@/app/menu/menu';
import { FOLDED_AT_FIRST, shownGroups } from '@/app/menu/menu-groups';
import type { MenuGroup } from '@/core/menu-entry';
import { ROLES } from '@/core/permissions';
import { consoleCatalogue } from '@/i18n/console-catalogue';

const namesOf = (...filled: MenuGroup[]) => shownGroups(new Set(filled)).map(({ name }) => name);

describe('the groups of the menu', () => {
  it('are two neighbours as one, where the user has entries of both', () => {
    expect(namesOf('journeys', 'results', 'promotions')).toEqual([
      'journeys_results',
      'promotions',
    ]);
    expect(namesOf('sales', 'promotions', 'users')).toEqual(['users', 'promotions_sales']);
    expect(namesOf('activity', 'results')).toEqual(['results', 'activity']);
  });

  it.each(ROLES)(
    'have a name in both languages, and only those at the top may have one entry: %s',
    (role) => {
      const sections = menuOf([role]);
      for (const { label } of sections) {
        const name = label.split('.').at(-1) ?? '';
        for (const words of [consoleCatalogue.it, consoleCatalogue.en]) {
          expect(words).toHaveProperty(['shell', 'menu_groups', name]);
        }
      }
      const sizes = sections.map(({ items }) => items.length);
      const afterTop = sizes.slice(sizes.findIndex((size) => size > 1));
      expect(afterTop).not.toContain(1);
    },
  );

  it('keep every entry of the definitions, in their order', () => {
    const paths = menuOf(['admin']).flatMap(({ items }) => items.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.indexOf('/journey/list')).toBe(paths.indexOf('/target/list') - 1);
    expect(paths.indexOf('/user-sale/list')).toBe(
      paths.indexOf('/promotion-report/agent/list') + 1,
    );
    expect(paths.at(-1)).toBe('/appactivity');
  });

  it('are open at first if they are used every day', () => {
    const daily = menuOf(['admin']).filter(({ group }) => !FOLDED_AT_FIRST.includes(group));
    expect(daily.map(({ group }) => group)).toEqual([
      'overview',
      'users',
      'communication',
      'journeys_results',
      'promotions_sales',
    ]);
  });

  it('find the entry of a page that is in a folded one', () => {
    const sections = menuOf(['admin']);
    expect(activeItem(sections, '/location/edit/5')?.path).toBe('/location/list');
  });
});
