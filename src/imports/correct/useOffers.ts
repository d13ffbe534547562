import { useEffect, useState } from 'react';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import type { CheckState } from '@/imports/check/check-state';
import { asksForPeriod } from '@/imports/check/period-in-month';
import type { OfferedCode } from '@/imports/check/known-codes';
import type { FormatInfo } from '@/imports/read/format-info';
import { useReadingWords } from '@/imports/read/useReadingWords';

/** The texts offered in the cells of each column; none for a column of free texts, or with too many codes. */
export type Offers = ReadonlyMap<string, readonly OfferedCode[]>;

type OffersProps = {
  recordType: string;
  info: Pick<FormatInfo, 'columns'>;
  kinds: CheckState['kinds'];
  /** The same object for as long as its file is open. */
  bench: { offered: (column: string) => Promise<OfferedCode[]> };
};

/** Reads what the wrong cells may contain: the values of their column, or the known codes with their names. */
export const useOffers = ({ recordType, info, kinds, bench }: OffersProps): Offers => {
  const { valueLabel } = useReadingWords(recordType);
  const [offers, setOffers] = useState<Offers>(NO_OFFERS);
  const wrong = kinds.filter(
    ({ count, column, message }) => count > 0 && column !== '' && !asksForPeriod(message),
  );
  // Read again with each new kind of error, because codes become wrong only once the known ones are read.
  const found = wrong.map(({ column, message }) => `${column} ${message}`).join('\n');
  useEffect(() => {
    let isCurrent = true;
    const columns = new Set(found.split('\n').map((each) => each.split(' ')[0] ?? ''));
    const read = async () => {
      const all = await Promise.all(
        info.columns
          .filter(({ name }) => columns.has(name))
          .map(async ({ name, values }) => {
            const own = values.map((code) => ({ code, name: valueLabel(name, code) }));
            return [name, own.length > 0 ? own : await bench.offered(name)] as const;
          }),
      );
      if (isCurrent) setOffers(new Map(all.filter(([, codes]) => codes.length > 0)));
    };
    void unlessAnnounced(read());
    return () => {
      isCurrent = false;
    };
  }, [found, info, bench, valueLabel]);
  return offers;
};

const NO_OFFERS: Offers = new Map();
