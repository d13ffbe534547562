import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { listViewsOf } from '@/core/list-views';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { SavedViewRow } from './SavedViewRow';
import { isSameName, type SavedView } from './saved-views';
import { useSavedViews } from './useSavedViews';
import { ViewNameForm } from './ViewNameForm';

/** The saved views of a list, and the form that saves the current one. */
export const SavedViews = ({ onChosen }: { onChosen: () => void }) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { views, changed, choose, save, rename, remove } = useSavedViews();
  const [renamed, setRenamed] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const isBuiltIn = (typed: string) =>
    listViewsOf(definition).some((view) =>
      isSameName(
        typed,
        translate(`resources.${definition.name}.views.${view.name}`, {
          _: translate('list.views.all'),
        }),
      ),
    );
  const saveAs = (typed: string) => {
    save(typed);
    onChosen();
  };
  const finishRename = (view: SavedView, typed: string) => {
    rename(view, typed);
    setRenamed(null);
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
            onChoose={() => {
              choose(view);
              onChosen();
            }}
            onRename={(typed) =>
              typed === undefined ? setRenamed(view.name) : finishRename(view, typed)
            }
            onCancel={() => setRenamed(null)}
            onRemove={() => {
              // The pressed button is removed, so the focus moves on.
              nameField.current?.focus();
              remove(view);
            }}
          />
        ))}
      </List>
      <Divider />
      {changed && (
        <Box sx={{ px: 1.5, pt: 1.5 }}>
          <Button fullWidth variant="outlined" onClick={() => saveAs(changed.name)}>
            {translate('saved_views.save_changes', { name: changed.name })}
          </Button>
        </Box>
      )}
      <ViewNameForm
        field={nameField}
        // Without views there is nothing else to do here.
        isFocused={views.length === 0}
        label={translate('saved_views.name')}
        submitLabel={translate('saved_views.save')}
        remarkOn={(typed) => {
          if (isBuiltIn(typed)) return taken;
          const old = views.find((view) => isSameName(view.name, typed));
          const text = old && translate('saved_views.exists', { name: old.name });
          return text ? { text, isError: false } : undefined;
        }}
        onSubmit={saveAs}
      />
    </Box>
  );
};
