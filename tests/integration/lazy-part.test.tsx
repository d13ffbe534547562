import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadOnce } from '@/core/load-once';
import { release } from '@/providers/http/release';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { LazyMenu } from '@/ui/lazy/overlays';

vi.mock('@/ui/lazy/ButtonMenu', () => {
  throw new Error('offline');
});

const failure = vi.fn();
vi.mock('@/ui/alerts/useAlerts', () => ({ useAlerts: () => ({ failure, error: vi.fn() }) }));

const Menu = ({ isOpen }: { isOpen: boolean }) => (isOpen ? <p>Menu</p> : null);

const Frame = ({ load }: { load: () => Promise<typeof Menu> }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [part] = useState(() => loadOnce(load));
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <LazyPart
        load={part}
        isWanted={isOpen}
        onFailure={() => setIsOpen(false)}
        props={{ isOpen }}
      />
    </>
  );
};

beforeEach(() => {
  failure.mockReset();
  vi.spyOn(release, 'check').mockResolvedValue('offline');
});

test('each press that cannot load a part says so, and the one that can shows it', async () => {
  const load = vi
    .fn(async () => Menu)
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  render(<Frame load={load} />);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

  await press();
  await vi.waitFor(() => expect(failure).toHaveBeenCalledTimes(1));
  await press();
  await vi.waitFor(() => expect(failure).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('Menu')).toBeNull();
  await press();
  expect(await screen.findByText('Menu')).toBeVisible();
  expect(failure).toHaveBeenCalledTimes(2);
});

test('an overlay that cannot be loaded is closed, so that its button opens it later', async () => {
  const onClose = vi.fn();
  render(<LazyMenu open anchorEl={null} onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a part that nothing wants is not loaded', () => {
  const load = vi.fn(async () => Menu);
  render(<Frame load={load} />);
  expect(load).not.toHaveBeenCalled();
});
