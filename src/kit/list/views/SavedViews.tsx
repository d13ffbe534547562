import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useListContext, useNavigate, useStoreContext } from 'react-admin';
import { isSameFilter, isSameSort, listSearch, listViewsOf } from '@/core/list-views';
import { useDefinition } from '@/kit/registry/definitions';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { keepView, keptView } from './opening';
import { SavedViewRow } from './SavedViewRow';
import {
  isSameName,
  NO_SAVED_VIEWS,
  readSavedViews,
  savedViewsKey,
  stateOfSaved,
  type SavedView,
} from './saved-views';
import { savedViewId, shownView, viewChoices } from './view-choices';
import { ViewNameForm } from './ViewNameForm';

/** The saved views of a list, and the form that saves the current one. */
export const SavedViews = ({ onChosen }: { onChosen: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const definition = useDefinition();
  const { name } = definition;
  const { filterValues, sort } = useListContext();
  const alerts = useAlerts();
  const store = useStoreContext();
  const key = savedViewsKey(name);
  const [views, setViews] = useCheckedStore(key, NO_SAVED_VIEWS, readSavedViews);
  const [renamed, setRenamed] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const search = listSearch(filterValues, sort);
  const current = { filter: filterValues, sort };
  const shown = shownView(viewChoices(definition, views), current, keptView(name));
  const changed = views.find((view) => {
    const own = stateOfSaved(view);
    const isSame = isSameFilter(own.filter, filterValues) && isSameSort(own.sort, sort);
    return savedViewId(view) === shown.id && !isSame;
  });
  const isBuiltIn = (typed: string) =>
    listViewsOf(definition).some((view) =>
      isSameName(
        typed,
        translate(`resources.${name}.views.${view.name}`, { _: translate('list.views.all') }),
      ),
    );
  const replace = (old: SavedView, view: SavedView) =>
    setViews(views.map((each) => (each === old ? view : each)));

  const choose = (view: SavedView) => {
    const state = stateOfSaved(view);
    keepView(name, savedViewId(view));
    navigate({ search: listSearch(state.filter, state.sort) });
    onChosen();
  };
  const save = (typed: string) => {
    const old = views.find((view) => isSameName(view.name, typed));
    const view = { name: old?.name ?? typed, search };
    if (old) replace(old, view);
    else setViews([...views, view]);
    keepView(name, savedViewId(view));
    onChosen();
  };
  const rename = (view: SavedView, typed: string) => {
    const named = { ...view, name: typed };
    replace(view, named);
    if (keptView(name) === savedViewId(view)) keepView(name, savedViewId(named));
    setRenamed(null);
  };
  const remove = (view: SavedView) => {
    const place = views.indexOf(view);
    setViews(views.filter((other) => other !== view));
    nameField.current?.focus();
    const restore = () => {
      // This menu may be closed, and others saved meanwhile.
      const left = readSavedViews(store.getItem(key)) ?? NO_SAVED_VIEWS;
      if (left.some((other) => isSameName(other.name, view.name))) return;
      store.setItem(key, left.toSpliced(place, 0, view));
    };
    alerts.success('saved_views.removed', {
      subject: { name: view.name },
      action: { label: 'actions.undo', run: restore },
    });
  };
  const taken = { text: translate('saved_views.taken'), isError: true };
  return (
    <Box>
      {views.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {translate('saved_views.none')}
        </Typography>
      )}
      <List dense disablePadding>
        {views.map((view) => (
          <SavedViewRow
            key={view.name}
            name={view.name}
            isRenamed={view.name === renamed}
            remarkOn={(typed) =>
              isBuiltIn(typed) ||
              views.some((other) => other !== view && isSameName(other.name, typed))
                ? taken
                : undefined
            }
            onChoose={() => choose(view)}
            onRename={(typed) =>
              typed === undefined ? setRenamed(view.name) : rename(view, typed)
            }
            onCancel={() => setRenamed(null)}
            onRemove={() => remove(view)}
          />
        ))}
      </List>
      <Divider />
      {changed && (
        <Box sx={{ px: 1.5, pt: 1.5 }}>
          <Button fullWidth variant="outlined" onClick={() => save(changed.name)}>
            {translate('saved_views.save_changes', { name: changed.name })}
          </Button>
        </Box>
      )}
      <ViewNameForm
        field={nameField}
        // There is nothing to choose yet.
        isFocused={views.length === 0}
        label={translate('saved_views.name')}
        submitLabel={translate('saved_views.save')}
        remarkOn={(typed) => {
          if (isBuiltIn(typed)) return taken;
          const old = views.find((view) => isSameName(view.name, typed));
          const text = old && translate('saved_views.exists', { name: old.name });
          return text ? { text, isError: false } : undefined;
        }}
        onSubmit={save}
      />
    </Box>
  );
};
