import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useEffect, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { preferences } from '@/providers/preferences/preferences';
import { SINGLE_KEYS_PREFERENCE } from '@/ui/shortcuts/shortcuts';
import { manageGridKeys } from '@/ui/shortcuts/grid-keys';

const PEOPLE = ['Ada', 'Bice', 'Carla'];

/** A table as lists draw it: a box, a link, words, several links, a button. */
const People = ({ onOpen }: { onOpen: (name: string) => void }) => {
  const table = useRef<HTMLTableElement>(null);
  const [people, setPeople] = useState(PEOPLE);
  useEffect(() => {
    const { current } = table;
    return current ? manageGridKeys(current, 'tbody a[href]') : undefined;
  }, []);
  return (
    <>
      <button type="button">before</button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={table} role="grid" aria-label="People">
        <thead>
          <tr>
            <th aria-label="Selection">
              <input type="checkbox" aria-label="all" />
            </th>
            <th>
              <button type="button">Name</button>
            </th>
            <th>Town</th>
            <th>Groups</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {people.map((name) => (
            <tr key={name} onClick={() => onOpen(name)}>
              <td>
                <input type="checkbox" aria-label={`select ${name}`} />
              </td>
              <td>
                <a href={`#${name}`}>{name}</a>
              </td>
              <td>Rome</td>
              <td>
                <a href="#one">{name} one</a> <a href="#two">{name} two</a>
              </td>
              <td>
                <button
                  type="button"
                  onClick={() => setPeople(people.filter((other) => other !== name))}
                >
                  remove {name}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button">after</button>
    </>
  );
};

const open = (onOpen = vi.fn<(name: string) => void>()) => {
  const user = userEvent.setup();
  const { container } = render(<People onOpen={onOpen} />);
  return { user, container, onOpen };
};

/** The name of what has the focus. */
const focused = () => {
  const element = document.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent;
};

describe('a table whose arrow keys move', () => {
  it('is a single Tab stop, at the first name, then at what had the focus last', async () => {
    const { user } = open();
    await user.tab();
    await user.tab();
    expect(focused()).toBe('Ada');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Bice');
    await user.tab();
    expect(focused()).toBe('after');
    await user.tab({ shift: true });
    expect(focused()).toBe('Bice');
    await user.tab({ shift: true });
    expect(focused()).toBe('before');
  });

  it.each([
    ['{ArrowLeft}', 'select Ada'],
    ['{ArrowRight}', 'Rome'],
    ['{ArrowRight}{ArrowRight}', 'Ada one'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Ada two'],
    ['{ArrowUp}', 'Name'],
    ['{ArrowRight}{ArrowUp}', 'Town'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Carla'],
    ['jj', 'Carla'],
    ['jjk', 'Bice'],
    ['{Shift>}{ArrowDown}{/Shift}', 'Bice'],
    ['{ArrowDown}{Shift>}{ArrowUp}{/Shift}', 'Ada'],
    ['{Home}{ArrowLeft}', 'select Ada'],
    ['{End}{ArrowRight}', 'remove Ada'],
    ['{End}{ArrowLeft}', 'Ada two'],
    ['{Control>}{Home}{/Control}', 'all'],
    ['{Control>}{End}{/Control}', 'remove Carla'],
    ['{PageDown}', 'Carla'],
    ['{PageDown}{PageUp}', 'Ada'],
    ['{PageUp}', 'Ada'],
    ['{ArrowUp}{PageUp}', 'Name'],
  ])('%s goes from the first name to %s', async (keys, name) => {
    const { user } = open();
    screen.getByRole('link', { name: 'Ada' }).focus();
    await user.keyboard(keys);
    expect(focused()).toBe(name);
  });

  it('leaves J and K alone for a user without shortcuts of a single character', async () => {
    preferences.setItem(SINGLE_KEYS_PREFERENCE, false);
    const { user } = open();
    screen.getByRole('link', { name: 'Ada' }).focus();
    await user.keyboard('j');
    preferences.setItem(SINGLE_KEYS_PREFERENCE, true);
    expect(focused()).toBe('Ada');
  });

  it('moves by the rows in sight for PageDown and PageUp', async () => {
    const { user } = open();
    const rows = screen.getAllByRole('row');
    // Three rows fit, the header among them.
    rows.forEach((row, at) => {
      const top = at * window.innerHeight * 0.3;
      row.getBoundingClientRect = () => new DOMRect(0, top, 100, window.innerHeight * 0.3);
    });
    screen.getByRole('link', { name: 'Ada' }).focus();
    await user.keyboard('{ArrowUp}{PageDown}');
    expect(focused()).toBe('Bice');
    await user.keyboard('{PageDown}');
    expect(focused()).toBe('Carla');
    await user.keyboard('{PageUp}');
    expect(focused()).toBe('Ada');
  });

  it('ticks a row by Space, opens it by Enter, and does what a control does', async () => {
    const { user, onOpen } = open();
    screen.getByRole('link', { name: 'Bice' }).focus();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'select Bice' })).toBeChecked();
    await user.keyboard('{ArrowLeft} ');
    expect(screen.getByRole('checkbox', { name: 'select Bice' })).not.toBeChecked();
    onOpen.mockClear();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(onOpen.mock.calls).toEqual([['Bice']]);
  });

  it('gives the focus of a row that is gone to the one in its place', async () => {
    const { user } = open();
    screen.getByRole('button', { name: 'remove Bice' }).focus();
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused()).toBe('remove Carla'));
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused()).toBe('remove Ada'));
    await user.tab();
    expect(focused()).toBe('after');
  });

  it('forgets what had the focus when it is managed anew', async () => {
    const { user, container } = open();
    screen.getByRole('link', { name: 'Bice' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Rome');
    screen.getByRole('button', { name: 'before' }).focus();
    const end = manageGridKeys(screen.getByRole('grid'), 'tbody a[href]');
    expect([...container.querySelectorAll('[tabindex="0"]')]).toEqual([
      screen.getByRole('link', { name: 'Ada' }),
    ]);
    end();
  });

  it('breaks no rule of axe', async () => {
    const { container } = open();
    // jsdom paints nothing: there is no contrast to measure.
    const { violations } = await axe.run(container, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
