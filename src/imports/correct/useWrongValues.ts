import { useEffect, useState } from 'react';
import type { CheckState } from '@/imports/check/check-state';
import type { WrongValue } from '@/imports/check/wrong-values';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';

type WrongValuesProps = {
  check: CheckState;
  /** The index of the chosen kind of error; null for none. */
  kind: number | null;
  bench: { wrongValues: (kind: number) => Promise<WrongValue[]> };
};

/**
 * The texts of the cells with errors of the chosen kind, and the one of them that is chosen. They are counted only
 * once the file has been read, for this kind alone: there may be a million cells.
 */
export const useWrongValues = ({ check, kind, bench }: WrongValuesProps) => {
  const [found, setFound] = useState<Found>(NOTHING);
  const [asked, setAsked] = useState<Asked>(null);
  const { column = '', message = '' } = (kind === null ? undefined : check.kinds[kind]) ?? {};
  const ofKind = `${column}\n${message}`;
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      // A new state of the check has other errors.
      if (kind === null || !check.isDone) return;
      const values = await bench.wrongValues(kind);
      if (isCurrent) setFound({ ofKind, values });
    };
    void unlessAnnounced(read());
    return () => {
      isCurrent = false;
    };
  }, [bench, check, kind, ofKind]);
  const values = kind !== null && found.ofKind === ofKind ? found.values : NOTHING.values;
  return {
    values,
    /** The chosen text, as long as cells have it. */
    value: asked?.ofKind === ofKind ? values.find(({ text }) => text === asked.text) : undefined,
    choose: (text: string | undefined) => setAsked(text === undefined ? null : { ofKind, text }),
  };
};

type Found = { ofKind: string; values: readonly WrongValue[] };
type Asked = { ofKind: string; text: string } | null;

const NOTHING: Found = { ofKind: '', values: [] };
