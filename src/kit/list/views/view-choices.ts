import {
  isSameFilter,
  isSameSort,
  isWithin,
  listViewsOf,
  stateOfView,
  type ListState,
} from '@/core/list-views';
import type { ResourceDefinition } from '@/core/resource';
import { stateOfSaved, type SavedView } from './saved-views';

/** A view of a list as a tab, built-in or saved by the user. */
export type ViewChoice = {
  /** Unique in its list, and stable: it is stored. */
  id: string;
  /** The name of a built-in view, or of the user's own. */
  name: string;
  isSaved: boolean;
  state: ListState;
};

/** The views of the list of `definition`: the built-in ones, then the `saved` ones. */
export const viewChoices = (
  definition: ResourceDefinition,
  saved: readonly SavedView[],
): ViewChoice[] => [
  ...listViewsOf(definition).map((view) => ({
    id: view.name,
    name: view.name,
    isSaved: false,
    state: stateOfView(view),
  })),
  ...saved.map((view) => ({
    id: savedViewId(view),
    name: view.name,
    isSaved: true,
    state: stateOfSaved(view),
  })),
];

/** The id of a saved view among the views of its list. */
export const savedViewId = ({ name }: SavedView): string => `saved:${name}`;

/**
 * The view that a list in the state `current` shows: of the views whose filters are all set, the one with the most
 * filters, then the one with the same order. If none has exactly these filters, the saved view chosen last, `kept`,
 * stays. A view counts as changed if its filter or order differs; an additional search does not count.
 */
export const shownView = (
  choices: readonly ViewChoice[],
  current: ListState,
  kept?: unknown,
): ShownView => {
  const [nearest] = choices
    .filter(({ state }) => isWithin(state.filter, current.filter))
    .toSorted((one, other) => rankOf(other, current) - rankOf(one, current));
  const own = choices.find(({ id, isSaved }) => isSaved && id === kept);
  const shown = own && !(nearest && hasSameFilters(nearest, current)) ? own : nearest;
  if (!shown) return { id: null, isChanged: false };
  return {
    id: shown.id,
    isChanged: !hasSameFilters(shown, current) || !isSameSort(shown.state.sort, current.sort),
  };
};

const hasSameFilters = ({ state: { filter } }: ViewChoice, current: ListState): boolean => {
  const { q: _, ...narrowing } = current.filter;
  return isSameFilter(filter, filter.q === undefined ? narrowing : current.filter);
};

export type ShownView = { id: string | null; isChanged: boolean };

const rankOf = ({ state }: ViewChoice, current: ListState) =>
  Object.keys(state.filter).length + (isSameSort(state.sort, current.sort) ? 0.5 : 0);
