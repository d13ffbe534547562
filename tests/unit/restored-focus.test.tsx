import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';

const Row = ({ isBusy, name }: { isBusy: boolean; name: string }) => {
  const button = useRestoredFocus(isBusy);
  return (
    <button key={name} ref={button} disabled={isBusy}>
      {name}
    </button>
  );
};

const workOn = () => {
  const { rerender } = render(<Row isBusy={false} name="Menu" />);
  screen.getByText('Menu').focus();
  rerender(<Row isBusy name="Menu" />);
  screen.getByText('Menu').blur();
  rerender(<Row isBusy={false} name="Menu" />);
  expect(screen.getByText('Menu')).toHaveFocus();
  return () => rerender(<Row isBusy={false} name="Pubblica" />);
};

test('the button that takes the place of the one that worked has the focus', () => {
  const replace = workOn();
  replace();
  expect(screen.getByText('Pubblica')).toHaveFocus();
});

test('a focus that went elsewhere meanwhile stays there', () => {
  const replace = workOn();
  render(<input />);
  screen.getByRole('textbox').focus();
  replace();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
