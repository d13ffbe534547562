import { expect, it, vi } from 'vitest';
import { unsavedForms } from '@/providers/session/unsaved-forms';

it('a form that is left is reported, so that a logout which waits for it goes on', () => {
  const listener = vi.fn(() => unsavedForms.isAny());
  const unsubscribe = unsavedForms.subscribe(listener);
  const remove = unsavedForms.add(() => true);
  expect(unsavedForms.isAny()).toBe(true);
  remove();
  expect(listener).toHaveReturnedWith(false);
  unsubscribe();
  unsavedForms.add(() => true)();
  expect(listener).toHaveBeenCalledOnce();
});
