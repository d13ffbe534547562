import { personalKey, preferences } from '@/providers/preferences/preferences';

/**
 * The user's latest choices in this browser: ids of pages and actions, newest first. Never records: the next user must
 * not see them.
 */
export const recentChoices = {
  read: (): string[] => {
    const kept = preferences.getItem(KEY);
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  },
  add: (id: string): void =>
    preferences.setItem(
      KEY,
      [id, ...recentChoices.read().filter((other) => other !== id)].slice(0, KEPT),
    ),
};

const KEY = personalKey('recent_choices');
/** More than are shown: some of them may belong to another role. */
const KEPT = 20;
