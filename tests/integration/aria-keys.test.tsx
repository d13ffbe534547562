import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { memoryStore, StoreContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { SINGLE_KEYS_PREFERENCE, type ShortcutName } from '@/ui/shortcuts/shortcuts';
import { useAriaKeys } from '@/ui/shortcuts/useAriaKeys';

test.each<[name: ShortcutName, kept: Record<string, boolean>, keys: string | undefined]>([
  ['advance', {}, 'e'],
  ['advance', { [SINGLE_KEYS_PREFERENCE]: true }, 'e'],
  ['advance', { [SINGLE_KEYS_PREFERENCE]: false }, undefined],
  ['save', { [SINGLE_KEYS_PREFERENCE]: false }, 'Control+s'],
])('the keys of %s, where %j is kept', (name, kept, keys) => {
  const store = memoryStore(kept);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreContextProvider value={store}>{children}</StoreContextProvider>
  );
  expect(renderHook(() => useAriaKeys(name), { wrapper }).result.current).toBe(keys);
});
