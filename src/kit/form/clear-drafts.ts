import { tabStorage } from '@/providers/session/storage';

export const DRAFT_PREFIX = 'loyalty.draft.';

/**
 * Removes every draft of this tab, and all pictures: at a deliberate logout. A module of its own, which the login loads
 * without what forms need.
 */
export const clearDrafts = async (): Promise<void> => {
  for (const key of tabStorage.keys()) if (key.startsWith(DRAFT_PREFIX)) tabStorage.remove(key);
  try {
    const { clearLarge } = await import('./draft-pictures');
    await clearLarge();
  } catch {
    // Its code is not to be had, so this page stored none; what another one left goes when its day is over.
  }
};
