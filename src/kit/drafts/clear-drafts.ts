import { tabStorage } from '@/providers/session/storage';

export const DRAFT_PREFIX = 'loyalty.draft.';

/**
 * Removes every draft of this tab and all pictures, at a deliberate logout. A separate module, so that the login loads
 * no form code.
 */
export const clearDrafts = async (): Promise<void> => {
  for (const key of tabStorage.keys()) if (key.startsWith(DRAFT_PREFIX)) tabStorage.remove(key);
  try {
    const { clearLarge } = await import('./draft-pictures');
    await clearLarge();
  } catch {
    // Pictures that cannot be removed now expire after a day.
  }
};
