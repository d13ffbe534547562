import { expect, it, vi } from 'vitest';
import { withinSentence } from '@/core/validation-messages';

it('begins with a dotted i in a Turkish browser too', () => {
  const lower = String.prototype.toLocaleLowerCase;
  const turkish = vi
    .spyOn(String.prototype, 'toLocaleLowerCase')
    .mockImplementation(function toTurkish(this: string) {
      return lower.call(this, 'tr');
    });
  expect(withinSentence('Inserisci un numero')).toBe('inserisci un numero');
  turkish.mockRestore();
});
