import { useStore } from 'react-admin';
import { personalKey, preferences } from '@/providers/preferences/preferences';

/** Number of sent files remembered per kind, by their fingerprints. */
const KEPT = 50;

const keyOf = (recordType: string) => personalKey(`imports.${recordType}.sent`);

const fingerprintsOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];

/** Returns a function that says whether a file was sent before, even from another tab. */
export const useWasSent = (recordType: string): ((fingerprint: string) => boolean) => {
  const [stored] = useStore<unknown>(keyOf(recordType));
  return (fingerprint) => fingerprintsOf(stored).includes(fingerprint);
};

export const rememberSent = (recordType: string, fingerprint: string): void => {
  const key = keyOf(recordType);
  const others = fingerprintsOf(preferences.getItem(key)).filter((known) => known !== fingerprint);
  preferences.setItem(key, [fingerprint, ...others].slice(0, KEPT));
};
