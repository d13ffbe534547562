import { defineMessages } from '@/core/messages';

/** Messages of lists whose rows are ordered by hand. */
export const messages = defineMessages({
  it: {
    order: {
      title: 'Ordine da salvare',
      changed: '%{smart_count} posizione da salvare |||| %{count} posizioni da salvare',
      progress: 'Salvataggio dell’ordine: %{done} di %{total}',
      save: 'Salva ordine',
      saved: 'Ordine salvato',
      session_over:
        'Sessione terminata: %{smart_count} posizione salvata su %{total} |||| Sessione terminata: %{smart_count} posizioni salvate su %{total}',
      up: 'Sposta su: %{name}',
      down: 'Sposta giù: %{name}',
      handle: 'Sposta: %{name}',
      narrowed: 'Rimuovi ricerca e filtri per cambiare l’ordine.',
      hint: 'Trascina per riordinare. Da tastiera: spazio per prendere, frecce per spostare, spazio per lasciare.',
      instructions:
        'Premi spazio per prendere l’elemento, le frecce per spostarlo, di nuovo spazio per lasciarlo, Esc per annullare.',
      moved: '%{name}: posizione %{place} di %{count}',
      taken: '%{name} preso, posizione %{place} di %{count}',
      over: '%{name} sulla posizione %{place} di %{count}',
      dropped: '%{name} lasciato in posizione %{place} di %{count}',
      cancelled: 'Spostamento annullato: %{name} resta dov’era',
    },
  },
  en: {
    order: {
      title: 'Unsaved order',
      changed: '%{smart_count} position to save |||| %{count} positions to save',
      progress: 'Saving the order: %{done} of %{total}',
      save: 'Save order',
      saved: 'Order saved',
      session_over: 'Session ended: order saved for %{smart_count} of %{total}',
      up: 'Move up: %{name}',
      down: 'Move down: %{name}',
      handle: 'Move: %{name}',
      narrowed: 'Clear search and filters to change the order.',
      hint: 'Drag to reorder. By keyboard: space to pick up, arrows to move, space to drop.',
      instructions:
        'Press space to pick the item up, the arrows to move it, space again to drop it, Esc to cancel.',
      moved: '%{name}: position %{place} of %{count}',
      taken: '%{name} picked up, position %{place} of %{count}',
      over: '%{name} over position %{place} of %{count}',
      dropped: '%{name} dropped at position %{place} of %{count}',
      cancelled: 'Move cancelled: %{name} stays where it was',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    order: typeof messages;
  }
}
