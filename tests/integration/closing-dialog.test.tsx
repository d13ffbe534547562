import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { TestTranslationProvider } from 'react-admin';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DEFAULT_APPEARANCE } from '@/core/appearance';
import { ShortcutsDialog } from '@/app/palette/ShortcutsDialog';
import { createConsoleTheme } from '@/app/theme/theme';
import { DialogPopover } from '@/ui/page/DialogPopover';
import { useShortcut } from '@/ui/shortcuts/useShortcut';

const theme = createConsoleTheme('light', DEFAULT_APPEARANCE.skins);

const Page = ({ overlay: Overlay }: { overlay: typeof Dialog | typeof Drawer }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ThemeProvider theme={theme}>
      <button onClick={() => setIsOpen(true)}>opens</button>
      <Overlay open={isOpen} onClose={() => setIsOpen(false)}>
        text
      </Overlay>
    </ThemeProvider>
  );
};

for (const [name, overlay] of Object.entries({ dialog: Dialog, drawer: Drawer })) {
  it(`what opened a ${name} has the focus again on a page that screen readers read`, async () => {
    const { container } = render(<Page overlay={overlay} />);
    await userEvent.click(screen.getByText('opens'));
    expect(container).toHaveAttribute('aria-hidden', 'true');
    await userEvent.keyboard('{Escape}');
    expect(container).not.toHaveAttribute('aria-hidden');
    expect(screen.getByText('opens')).toHaveFocus();
  });
}

const Form = ({ save }: { save: () => void }) => {
  const form = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  useShortcut('save', save, form);
  return (
    <div ref={form}>
      <button onClick={() => setAsking(true)}>asks</button>
      <Dialog open={isAsking} onClose={() => setAsking(false)}>
        question
      </Dialog>
    </div>
  );
};

it('the shortcuts of a drawer work again as soon as the dialog over it begins to close', async () => {
  // Without pauses between the keys, which may be longer than the closing.
  const user = userEvent.setup({ delay: null });
  const save = vi.fn(() => screen.getByText('question'));
  render(
    <ThemeProvider theme={theme}>
      <Drawer open>
        <Form save={save} />
      </Drawer>
    </ThemeProvider>,
  );
  await user.click(screen.getByText('asks'));
  await user.keyboard('{Control>}s{/Control}');
  expect(save).not.toHaveBeenCalled();
  await user.keyboard('{Escape}{Control>}s{/Control}');
  expect(save).toHaveBeenCalledOnce();
  expect(save).toHaveReturned();
});

const Everywhere = ({ run }: { run: (name: string) => void }) => {
  useShortcut('palette', () => run('palette'));
  useShortcut('help', () => run('help'));
  useShortcut('calendar_today', () => run('calendar_today'));
  return null;
};

it('over a drawer the palette and the help still open, but not over the question in it', async () => {
  const run = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <Everywhere run={run} />
      <Drawer open>
        <Form save={vi.fn()} />
      </Drawer>
    </ThemeProvider>,
  );
  await userEvent.keyboard('{Control>}k{/Control}?t');
  expect(run.mock.calls.flat()).toEqual(['palette', 'help']);
  await userEvent.click(screen.getByText('asks'));
  await userEvent.keyboard('{Control>}k{/Control}?');
  expect(run).toHaveBeenCalledTimes(2);
});

const Below = () => {
  const page = useRef<HTMLDivElement>(null);
  useShortcut('create', vi.fn(), page);
  return <div ref={page} />;
};

it('the help over a drawer lists the keys that work in it, and not those of the page below', async () => {
  const page = (isHelpOpen: boolean) => (
    <TestTranslationProvider translate={(key: string) => key}>
      <ThemeProvider theme={theme}>
        <Below />
        <Drawer open>
          <Form save={vi.fn()} />
        </Drawer>
        {isHelpOpen && <ShortcutsDialog isOpen onClose={vi.fn()} />}
      </ThemeProvider>
    </TestTranslationProvider>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  expect(screen.getByText('command_center.help.groups.forms')).toBeInTheDocument();
  expect(screen.queryByText('command_center.help.groups.lists')).toBeNull();
});

it('the second press of a double click leaves the popover open that the first one opened', () => {
  const close = vi.fn();
  render(
    <DialogPopover anchor={document.body} label="card" onClose={close}>
      text
    </DialogPopover>,
  );
  const backdrop = document.querySelector('.MuiBackdrop-root') as Element;
  fireEvent.click(backdrop, { detail: 2 });
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(backdrop, { detail: 1 });
  expect(close).toHaveBeenCalledOnce();
});
