import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StackedCell, StackedRow, StackedTable } from '@/ui/page/StackedTable';

test('a table that stacks its cells names the role of every part, which browsers drop from blocks', () => {
  const { container } = render(
    <StackedTable
      aria-label="Righe"
      columns={['Codice', 'Nome']}
      caption={<caption>1 di 9</caption>}
    >
      <StackedRow>
        <StackedCell>C1</StackedCell>
        <StackedCell>Bar Uno</StackedCell>
      </StackedRow>
    </StackedTable>,
  );
  const roles = [...container.querySelectorAll('table, thead, tbody, tr, th, td')].map((part) =>
    part.getAttribute('role'),
  );
  expect(roles).toEqual([
    'table',
    'rowgroup',
    'row',
    'columnheader',
    'columnheader',
    'rowgroup',
    'row',
    'cell',
    'cell',
  ]);
});
