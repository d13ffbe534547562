import { personalKey, preferences } from '@/providers/preferences/preferences';

/** The files a person has sent, by their fingerprints: the last ones of each kind. */
const KEPT = 50;

const keyOf = (recordType: string) => personalKey(`imports.${recordType}.sent`);

const read = (recordType: string): string[] => {
  const stored = preferences.getItem(keyOf(recordType));
  return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
};

export const wasSent = (recordType: string, fingerprint: string): boolean =>
  read(recordType).includes(fingerprint);

export const rememberSent = (recordType: string, fingerprint: string): void =>
  preferences.setItem(
    keyOf(recordType),
    [fingerprint, ...read(recordType).filter((known) => known !== fingerprint)].slice(0, KEPT),
  );
