import MenuItem from '@mui/material/MenuItem';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonMenu } from '@/ui/lazy/ButtonMenu';

const button = (markup: string): HTMLElement => {
  document.body.innerHTML = markup;
  const found = document.querySelector('button');
  if (!found) throw new Error(`no button in ${markup}`);
  return found;
};

test.each([
  [
    'its label',
    '<button aria-label="Tipo di esportazione"><svg/></button>',
    'Tipo di esportazione',
  ],
  ['its text', '<button><svg/>Ordina per: Nome</button>', 'Ordina per: Nome'],
])('a menu has the name of its button: %s', (_, markup, name) => {
  render(
    <ButtonMenu open anchorEl={button(markup)}>
      <MenuItem>Nome</MenuItem>
    </ButtonMenu>,
  );
  expect(screen.getByRole('menu', { name })).toBeInTheDocument();
});

test('a menu keeps a name of its own', () => {
  render(
    <>
      <span id="rows">Righe per pagina</span>
      <ButtonMenu
        open
        anchorEl={document.body}
        slotProps={{ list: { role: 'listbox', 'aria-labelledby': 'rows' } }}
      >
        <MenuItem role="option" aria-selected>
          25
        </MenuItem>
      </ButtonMenu>
    </>,
  );
  expect(screen.getByRole('listbox', { name: 'Righe per pagina' })).toBeInTheDocument();
});
