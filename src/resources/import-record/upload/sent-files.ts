import { useStore } from 'react-admin';
import { personalKey, preferences } from '@/providers/preferences/preferences';

/** The files a person has sent, by their fingerprints: the last ones of each kind. */
const KEPT = 50;

const keyOf = (recordType: string) => personalKey(`imports.${recordType}.sent`);

const fingerprintsOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];

/** Gives whether a file was sent before, from another tab too. */
export const useWasSent = (recordType: string): ((fingerprint: string) => boolean) => {
  const [stored] = useStore<unknown>(keyOf(recordType));
  return (fingerprint) => fingerprintsOf(stored).includes(fingerprint);
};

export const rememberSent = (recordType: string, fingerprint: string): void => {
  const key = keyOf(recordType);
  const others = fingerprintsOf(preferences.getItem(key)).filter((known) => known !== fingerprint);
  preferences.setItem(key, [fingerprint, ...others].slice(0, KEPT));
};
