import { memo } from 'react';
import type { Offers } from './useOffers';

/** The lists from which the cells of a column are completed, by {@link offersId}. */
export const CellOffers = memo(function CellOffers({ id, offers }: { id: string; offers: Offers }) {
  return [...offers].map(([column, codes]) => (
    <datalist key={column} id={offersId(id, column)}>
      {codes.map(({ code, name }) => (
        <option key={code} value={code}>
          {name === code ? '' : name}
        </option>
      ))}
    </datalist>
  ));
});

export const offersId = (id: string, column: string): string => `${id}-${column}`;
