import { personalKey, preferences } from '@/providers/preferences/preferences';

/**
 * What the reader chose last in this browser: pages and actions by their ids, newest first. Records are never
 * among them: what somebody looked at is nothing for whoever logs in next.
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
