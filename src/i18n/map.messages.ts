import { defineMessages } from '@/core/messages';

/** Words of the maps. */
export const mapMessages = defineMessages({
  it: {
    map: {
      nearer: 'Ingrandisci',
      farther: 'Riduci',
      fit: 'Mostra tutto',
      pin_hint:
        'Clic o trascinamento per mettere il segnaposto. Da tastiera: frecce per spostarlo, Invio per metterlo al centro, Maiusc e frecce per la mappa, + e - per lo zoom.',
      pin_at: 'Segnaposto a latitudine %{latitude}, longitudine %{longitude}',
      no_pin: 'Nessun segnaposto',
      cluster: '%{count}: %{names}',
    },
  },
  en: {
    map: {
      nearer: 'Zoom in',
      farther: 'Zoom out',
      fit: 'Show all',
      pin_hint:
        'Click or drag to place the pin. With the keyboard: arrows to move it, Enter to place it in the middle, Shift and arrows for the map, + and - to zoom.',
      pin_at: 'Pin at latitude %{latitude}, longitude %{longitude}',
      no_pin: 'No pin',
      cluster: '%{count}: %{names}',
    },
  },
});
