import { ColumnsSelector, ColumnsSelectorItem } from 'react-admin';

/** A column by the field it is known by, and the key of its name. */
export type ColumnChoice = { source: string; label: string };

/** What shows, hides and moves the columns of a table, rendered where its menu is (filters/ColumnsMenu.tsx). */
export const ColumnsChooser = ({ choices }: { choices: readonly (ColumnChoice | null)[] }) => (
  <ColumnsSelector>
    {choices.map((choice, place) =>
      // A column counts as one in the order although it cannot be chosen.
      choice ? <ColumnsSelectorItem key={choice.source} {...choice} /> : <Fixed key={place} />,
    )}
  </ColumnsSelector>
);

const Fixed = () => null;
