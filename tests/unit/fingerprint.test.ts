import { expect, it } from 'vitest';
import { createFingerprint } from '@/imports/read/fingerprint';

it('the fingerprint of a file remains the one that earlier consoles wrote into files of failed rows', () => {
  const fingerprint = createFingerprint();
  for (const length of [1, 4, 1023]) {
    fingerprint.add(Uint8Array.from({ length }, (_, at) => (at * 7919) % 256));
  }
  expect(fingerprint.value()).toBe('sk-1594ukwbo47qd');
});
