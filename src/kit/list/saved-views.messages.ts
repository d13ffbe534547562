import { defineMessages } from '@/core/messages';

/** Messages of the menu that saves, renames and deletes views of a list. */
export const messages = defineMessages({
  it: {
    saved_views: {
      none: 'Imposta ricerca e filtri, poi salvali con un nome per ritrovarli qui.',
      name: 'Nome della vista',
      new_name: 'Nuovo nome di %{name}',
      save: 'Salva',
      save_changes: 'Salva modifiche in «%{name}»',
      rename: 'Rinomina',
      rename_one: 'Rinomina la vista %{name}',
      remove: 'Elimina la vista %{name}',
      removed: 'Vista eliminata',
      exists: '«%{name}» esiste già: salvando la aggiorni.',
      taken: 'Nome già in uso',
    },
  },
  en: {
    saved_views: {
      none: 'Search or filter the list, then save it as a view to find it here.',
      name: 'View name',
      new_name: 'New name for %{name}',
      save: 'Save',
      save_changes: 'Save changes to “%{name}”',
      rename: 'Rename',
      rename_one: 'Rename view %{name}',
      remove: 'Delete view %{name}',
      removed: 'View deleted',
      exists: '“%{name}” already exists: saving updates it.',
      taken: 'Name already in use',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    savedViews: typeof messages;
  }
}
