import { useListContext, useNavigate, useStoreContext } from 'react-admin';
import { isSameFilter, isSameSort, listSearch } from '@/core/list-views';
import { useDefinition } from '@/kit/registry/definitions';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { keepView, keptView } from './opening';
import {
  isSameName,
  NO_SAVED_VIEWS,
  readSavedViews,
  savedViewsKey,
  stateOfSaved,
  type SavedView,
} from './saved-views';
import { savedViewId, shownView, viewChoices } from './view-choices';

/** The saved views of the page's list, and the functions that apply and change them. */
export const useSavedViews = () => {
  const navigate = useNavigate();
  const definition = useDefinition();
  const { name } = definition;
  const { filterValues, sort } = useListContext();
  const alerts = useAlerts();
  const store = useStoreContext();
  const key = savedViewsKey(name);
  const [views, setViews] = useCheckedStore(key, NO_SAVED_VIEWS, readSavedViews);
  const current = { filter: filterValues, sort };
  const shown = shownView(viewChoices(definition, views), current, keptView(name));
  const replace = (old: SavedView, view: SavedView) =>
    setViews(views.map((each) => (each === old ? view : each)));

  return {
    views,
    /** The saved view that the list shows with another filter or order; undefined if none. */
    changed: views.find((view) => {
      const own = stateOfSaved(view);
      const isSame = isSameFilter(own.filter, filterValues) && isSameSort(own.sort, sort);
      return savedViewId(view) === shown.id && !isSame;
    }),
    /** Applies a view, and stores it as the one chosen last. */
    choose: (view: SavedView) => {
      const { filter, sort: order } = stateOfSaved(view);
      keepView(name, savedViewId(view));
      navigate({ search: listSearch(filter, order) });
    },
    /** Saves the list's filters and order as a view, replacing one with the same name. */
    save: (typed: string) => {
      const old = views.find((view) => isSameName(view.name, typed));
      const view = { name: old?.name ?? typed, search: listSearch(filterValues, sort) };
      if (old) replace(old, view);
      else setViews([...views, view]);
      keepView(name, savedViewId(view));
    },
    rename: (view: SavedView, typed: string) => {
      const named = { ...view, name: typed };
      replace(view, named);
      if (keptView(name) === savedViewId(view)) keepView(name, savedViewId(named));
    },
    /** Removes a view; an alert offers to undo it. */
    remove: (view: SavedView) => {
      const place = views.indexOf(view);
      setViews(views.filter((other) => other !== view));
      const restore = () => {
        // By then the menu may be closed and other views saved.
        const left = readSavedViews(store.getItem(key)) ?? NO_SAVED_VIEWS;
        if (left.some((other) => isSameName(other.name, view.name))) return;
        store.setItem(key, left.toSpliced(place, 0, view));
      };
      alerts.success('saved_views.removed', {
        subject: { name: view.name },
        action: { label: 'actions.undo', run: restore },
      });
    },
  };
};
