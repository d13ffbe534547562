import { defineMessages } from '@/core/messages';

/** Words of templates and custom notices that both channels share: forms, previews, checks. */
export const messages = defineMessages({
  it: {
    notices: {
      form: {
        content: 'Contenuto',
        moment: 'Quando parte',
        audience: 'A chi arriva',
        sending: 'Invio',
        event_hint: 'Il modello viene inviato quando accade.',
        section_hint: 'La parte dell’app che si apre toccando la notifica. Facoltativa.',
        no_section: 'Nessuna: si apre la pagina iniziale',
        characters: '%{count} di %{max} caratteri',
        active: 'Modello attivo',
        active_hint: 'Un modello disattivato non viene inviato.',
        company_hint: 'Facoltativa: senza azienda arriva alle persone di tutte.',
        draft_hint: 'La bozza non parte: puoi programmarla quando è pronta.',
        time_zone: 'Ora del tuo fuso: %{zone}.',
        overdue:
          'Il momento previsto è passato e l’invio non risulta ancora avvenuto: scegline uno nuovo se vuoi rimandarlo.',
      },
      sent: {
        title: 'Già inviata',
        text: 'Non si può più modificare. Per mandarla di nuovo creane una copia.',
      },
      email: {
        no_subject: 'Senza oggetto',
        frame: 'Email come la vede chi la riceve',
        width: 'Larghezza',
        desktop: 'Computer',
        phone: 'Telefono',
        mode: 'Aspetto',
        light: 'Chiaro',
        dark: 'Scuro',
        as_text: 'Solo testo',
        remote_hidden: 'Le immagini che si trovano su altri siti sono nascoste.',
        remote_show: 'Mostra',
      },
      checks: {
        title: 'Prima dell’invio',
        blank: 'I controlli compaiono quando c’è qualcosa da controllare.',
        subject: {
          fine: 'L’oggetto si legge per intero',
          missing: 'Manca l’oggetto.',
          long: 'L’oggetto ha %{count} caratteri: oltre i %{max} molti programmi lo tagliano.',
        },
        pictures: {
          fine: 'Ogni immagine ha il suo testo alternativo',
          wordless:
            '%{smart_count} immagine è senza testo alternativo: chi non la vede non sa che cosa mostra. |||| %{smart_count} immagini sono senza testo alternativo: chi non le vede non sa che cosa mostrano.',
        },
        links: {
          fine: 'I collegamenti sono validi e sicuri',
          broken: 'Il collegamento «%{link}» non porta da nessuna parte: %{href}.',
          insecure: 'Il collegamento «%{link}» non è https: %{href}.',
        },
        placeholders: {
          fine: 'Nessun segnaposto sconosciuto',
          unknown: '%{written} non verrà sostituito: il più simile è %{nearest}.',
        },
        gaps: {
          fine: 'Ogni segnaposto ha un valore per i destinatari',
          customers: 'Vuoti per i clienti: %{names}.',
          boUsers: 'Vuoti per gli utenti back-office: %{names}.',
        },
        weight: {
          fine: 'Pesa meno di 100 kB',
          heavy: 'Pesa %{size} kB: oltre i 100 alcuni programmi la tagliano.',
        },
      },
      preview: {
        title: 'Anteprima',
        system: 'Sistema',
        ios: 'iOS',
        android: 'Android',
        on_ios: 'Su iPhone, a schermo bloccato',
        on_android: 'Su Android, notifica chiusa',
        cut_ios: 'Si vedono una riga di titolo e quattro di testo.',
        cut_android: 'Si vedono una riga di titolo e una di testo; il resto aprendo la notifica.',
        app: 'App',
        now: 'ora',
        no_title: 'Titolo',
        no_text: 'Il testo della notifica',
        customer: 'Anteprima per',
        without_customer: 'I segnaposto restano in vista finché non scegli un cliente.',
        without_value: 'Vuoti per questo cliente: %{names}.',
        at_sending: 'Noti solo all’invio: %{names}.',
        not_reached: 'Non è tra i destinatari.',
      },
    },
  },
  en: {
    notices: {
      form: {
        content: 'Content',
        moment: 'When it goes out',
        audience: 'Who gets it',
        sending: 'Sending',
        event_hint: 'The template is sent when this happens.',
        section_hint: 'The part of the app that a tap on the notification opens. Optional.',
        no_section: 'None: the home screen opens',
        characters: '%{count} of %{max} characters',
        active: 'Active template',
        active_hint: 'An inactive template is not sent.',
        company_hint: 'Optional: without a company it goes to the people of all of them.',
        draft_hint: 'A draft is not sent: schedule it once it is ready.',
        time_zone: 'In your time zone: %{zone}.',
        overdue:
          'Its moment has passed and it does not appear to have been sent yet: choose another one to put it off.',
      },
      sent: {
        title: 'Already sent',
        text: 'It can no longer be changed. To send it again, make a copy of it.',
      },
      email: {
        no_subject: 'No subject',
        frame: 'The email as its readers see it',
        width: 'Width',
        desktop: 'Computer',
        phone: 'Phone',
        mode: 'Colours',
        light: 'Light',
        dark: 'Dark',
        as_text: 'Text only',
        remote_hidden: 'Images that are kept on other sites are hidden.',
        remote_show: 'Show',
      },
      checks: {
        title: 'Before it goes out',
        blank: 'Checks appear once there is something to check.',
        subject: {
          fine: 'The subject can be read in full',
          missing: 'The subject is missing.',
          long: 'The subject has %{count} characters: beyond %{max} many programs cut it.',
        },
        pictures: {
          fine: 'Every image has its alternative text',
          wordless:
            '%{smart_count} image has no alternative text: whoever cannot see it will not know what it shows. |||| %{smart_count} images have no alternative text: whoever cannot see them will not know what they show.',
        },
        links: {
          fine: 'Links are valid and secure',
          broken: 'The link ‘%{link}’ leads nowhere: %{href}.',
          insecure: 'The link ‘%{link}’ is not https: %{href}.',
        },
        placeholders: {
          fine: 'No unknown placeholders',
          unknown: '%{written} will not be replaced: the nearest one is %{nearest}.',
        },
        gaps: {
          fine: 'Every placeholder has a value for the recipients',
          customers: 'Empty for customers: %{names}.',
          boUsers: 'Empty for back-office users: %{names}.',
        },
        weight: {
          fine: 'It weighs less than 100 kB',
          heavy: 'It weighs %{size} kB: beyond 100 some programs cut it.',
        },
      },
      preview: {
        title: 'Preview',
        system: 'System',
        ios: 'iOS',
        android: 'Android',
        on_ios: 'On an iPhone, on the lock screen',
        on_android: 'On Android, collapsed',
        cut_ios: 'One line of the title and four of the text are shown.',
        cut_android:
          'One line of the title and one of the text are shown; the rest once it is expanded.',
        app: 'App',
        now: 'now',
        no_title: 'Title',
        no_text: 'The text of the notification',
        customer: 'Preview for',
        without_customer: 'Placeholders stay in sight until you choose a customer.',
        without_value: 'Empty for this customer: %{names}.',
        at_sending: 'Known only when it is sent: %{names}.',
        not_reached: 'Not among the recipients.',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    notices: typeof messages;
  }
}
