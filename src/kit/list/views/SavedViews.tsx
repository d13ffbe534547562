import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useListContext, useNavigate, useResourceContext } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { listSearch } from '@/core/list-views';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { keepView } from './opening';
import {
  NO_SAVED_VIEWS,
  readSavedViews,
  savedViewsKey,
  stateOfSaved,
  type SavedView,
} from './saved-views';
import { savedViewId } from './view-choices';

/** Characters. */
const MAX_NAME_LENGTH = 60;

/** The saved views of a list, and the form that saves the current one. */
export const SavedViews = ({ onChosen }: { onChosen: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const name = useResourceContext() ?? '';
  const [views, setViews] = useCheckedStore(savedViewsKey(name), NO_SAVED_VIEWS, readSavedViews);
  const choose = (view: SavedView) => {
    const { filter, sort } = stateOfSaved(view);
    keepView(name, savedViewId(view));
    navigate({ search: listSearch(filter, sort) });
    onChosen();
  };
  return (
    <Box>
      {views.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {translate('list.views.none')}
        </Typography>
      )}
      <List dense disablePadding>
        {views.map((view) => (
          <ListItem
            key={view.name}
            disablePadding
            secondaryAction={
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('list.views.remove', { name: view.name })}
                onClick={() => setViews(views.filter((other) => other.name !== view.name))}
              >
                <DeleteOutlineIcon fontSize="small" />
              </IconButton>
            }
          >
            <ListItemButton onClick={() => choose(view)}>
              <Typography variant="body2" noWrap>
                {view.name}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Divider />
      <SaveViewForm
        onSave={(view) => {
          setViews([...views.filter((other) => other.name !== view.name), view]);
          keepView(name, savedViewId(view));
          onChosen();
        }}
      />
    </Box>
  );
};

const SaveViewForm = ({ onSave }: { onSave: (view: SavedView) => void }) => {
  const translate = useTranslate();
  const { filterValues, sort } = useListContext();
  const [name, setName] = useState('');
  const isFull = name.length >= MAX_NAME_LENGTH;
  const limit = isFull ? translate('validation.max_length', { max: MAX_NAME_LENGTH }) : '';
  useAnnounced(limit);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave({ name: name.trim(), search: listSearch(filterValues, sort) });
    setName('');
  };
  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={save}
      // Level with the input: there is a label above it, and below it the limit.
      sx={{ alignItems: isFull ? 'center' : 'flex-end', gap: 1, p: 1.5 }}
    >
      <TextField
        size="small"
        fullWidth
        label={translate('list.views.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        helperText={limit}
        slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {translate('list.views.save')}
      </Button>
    </Stack>
  );
};
