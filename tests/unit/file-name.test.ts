import { expect, test } from 'vitest';
import { safeFileName } from '@/ui/browser/file-name';

test.each([
  ['a plain name', 'clienti 2026.csv', 'clienti 2026.csv'],
  ['accents and signs', 'città_dell’àncora (1).csv', 'città_dell’àncora (1).csv'],
  ['a path', '../../etc/passwd', 'etc passwd'],
  ['a path of Windows', 'C:\\temp\\con.csv', 'C temp con.csv'],
  ['line breaks and control characters', 'a\r\nb\u0000c.csv', 'a b c.csv'],
  ['a turned direction, which hides the extension', 'fattura\u202Evsc.exe', 'fattura vsc.exe'],
  ['a hidden file', '..htaccess', 'htaccess'],
  ['nothing', ' \u200B ', 'file'],
])('a file may be called by %s', (_, name, expected) => {
  expect(safeFileName(name)).toBe(expected);
});

test('a name of megabytes is cut, and keeps its extension', () => {
  const name = safeFileName(`${'x'.repeat(2_000_000)}.csv`);
  expect([name.length, name.slice(-5)]).toEqual([120, 'x.csv']);
});
