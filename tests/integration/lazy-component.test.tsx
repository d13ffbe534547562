import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyAddition, lazyComponent } from '@/ui/lazy/lazy-component';
import { PartBoundary } from '@/ui/lazy/PartBoundary';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('something waits in its place until the part has come', async () => {
  const LateGreeting = lazyComponent(async () => ({ Greeting }), 'Greeting');
  render(<LateGreeting name="Ada" waiting={<p>Coming</p>} />);
  expect(screen.getByText('Coming')).toBeVisible();
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(screen.queryByText('Coming')).toBeNull();
});

test('a part that is there already is shown at once, and fetched once for all', async () => {
  const load = vi.fn(async () => ({ Greeting }));
  const LateGreeting = lazyComponent(load, 'Greeting');
  LateGreeting.preload();
  const first = render(<LateGreeting name="Ada" waiting={<p>Coming</p>} />);
  await screen.findByText('Hello Ada');
  first.unmount();
  render(<LateGreeting name="Grace" waiting={<p>Coming</p>} />);
  expect(screen.getByText('Hello Grace')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that does not load is reported above, and fetched again when it is shown again', async () => {
  // React reports every error that a boundary takes.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => ({ Greeting })).mockRejectedValueOnce(new Error('offline'));
  const LateGreeting = lazyComponent(load, 'Greeting');
  const page = (
    <PartBoundary fallback={<p>Failed</p>}>
      <LateGreeting name="Ada" />
    </PartBoundary>
  );
  const first = render(page);
  expect(await screen.findByText('Failed')).toBeVisible();
  first.unmount();
  render(page);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('an addition that does not load is left out, and fetched again when it is shown again', async () => {
  const load = vi.fn(async () => ({ Greeting })).mockRejectedValueOnce(new Error('offline'));
  const Addition = lazyAddition(load, 'Greeting');
  const page = (
    <>
      <p>The list</p>
      <Addition name="Ada" />
    </>
  );
  const first = render(page);
  await vi.waitFor(async () => {
    await expect(load.mock.results[0]?.value).rejects.toThrow('offline');
  });
  expect(screen.getByText('The list')).toBeVisible();
  first.unmount();
  render(page);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
