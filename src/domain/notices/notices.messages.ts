import { defineMessages } from '@/core/messages';

/** Words of templates and custom notices that both channels share: forms, previews, checks. */
export const messages = defineMessages({
  it: {
    notices: {
      form: {
        content: 'Contenuto',
        moment: 'Momento dell’invio',
        audience: 'Destinatari',
        sending: 'Invio',
        event_hint: 'Il modello viene inviato a questo evento.',
        section_hint: 'Sezione dell’app aperta dalla notifica (facoltativa)',
        no_section: 'Nessuna: si apre la pagina iniziale',
        characters: '%{count} di %{max} caratteri',
        active: 'Modello attivo',
        active_hint: 'Un modello disattivato non viene inviato.',
        company_hint: 'Lascia vuoto per tutte le aziende.',
        draft_hint: 'Le bozze non vengono inviate: programmale quando sono pronte.',
        time_zone: 'Il tuo fuso orario: %{zone}',
        will_send: 'Verrà inviata %{day} alle %{time}.',
        will_send_to: {
          exactly:
            'Verrà inviata %{day} alle %{time} a %{smart_count} persona. |||| Verrà inviata %{day} alle %{time} a %{count} persone.',
          at_most:
            'Verrà inviata %{day} alle %{time} al massimo a %{smart_count} persona. |||| Verrà inviata %{day} alle %{time} al massimo a %{count} persone.',
        },
        overdue: 'L’invio non risulta avvenuto: scegli una nuova data.',
      },
      sent: {
        title: 'Già inviata',
        text: 'Non si può più modificare. Per inviarla di nuovo creane una copia.',
      },
      email: {
        no_subject: 'Senza oggetto',
        frame: 'Anteprima dell’email',
        width: 'Larghezza',
        desktop: 'Computer',
        phone: 'Telefono',
        mode: 'Tema',
        light: 'Chiaro',
        dark: 'Scuro',
        as_text: 'Solo testo',
        remote_hidden: 'Le immagini di altri siti sono nascoste.',
        remote_show: 'Mostra',
      },
      checks: {
        title: 'Controlli prima dell’invio',
        blank: 'I controlli compaiono appena inserisci un contenuto.',
        subject: {
          fine: 'L’oggetto si legge per intero',
          missing: 'Manca l’oggetto.',
          long: 'L’oggetto ha %{count} caratteri: oltre i %{max} viene spesso tagliato.',
        },
        pictures: {
          fine: 'Ogni immagine ha un testo alternativo',
          wordless:
            '%{smart_count} immagine senza testo alternativo. |||| %{smart_count} immagini senza testo alternativo.',
        },
        links: {
          fine: 'I link sono validi e sicuri',
          broken: 'Il link «%{link}» non è valido: %{href}.',
          insecure: 'Il link «%{link}» non è https: %{href}.',
        },
        placeholders: {
          fine: 'Nessun segnaposto sconosciuto',
          unknown:
            '%{smart_count} segnaposto sconosciuto non verrà sostituito. |||| %{smart_count} segnaposto sconosciuti non verranno sostituiti.',
          unclosed: 'Manca «}}» dopo «{{»: il segnaposto non verrà sostituito.',
        },
        gaps: {
          fine: 'Ogni segnaposto ha un valore',
          unknown: 'Scegli un cliente sopra per controllare i segnaposto.',
          customers: 'Vuoti per i clienti: %{names}.',
          boUsers: 'Vuoti per gli utenti back-office: %{names}.',
          exactly: {
            customers:
              'Vuoti per %{count} cliente: %{names}. |||| Vuoti per %{count} clienti: %{names}.',
            boUsers:
              'Vuoti per %{count} utente back-office: %{names}. |||| Vuoti per %{count} utenti back-office: %{names}.',
          },
          at_most: {
            customers:
              'Vuoti per al massimo %{count} cliente: %{names}. |||| Vuoti per al massimo %{count} clienti: %{names}.',
            boUsers:
              'Vuoti per al massimo %{count} utente back-office: %{names}. |||| Vuoti per al massimo %{count} utenti back-office: %{names}.',
          },
          customer: 'Vuoti per il cliente scelto: %{names}.',
        },
        place: '%{name} in «%{field}»',
        weight: {
          fine: 'Pesa meno di 100 kB',
          heavy: 'Pesa %{size} kB: oltre i 100 alcuni programmi di posta la tagliano.',
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
        no_text: 'Testo della notifica',
      },
    },
  },
  en: {
    notices: {
      form: {
        content: 'Content',
        moment: 'Trigger',
        audience: 'Recipients',
        sending: 'Sending',
        event_hint: 'The template is sent when this happens.',
        section_hint: 'App section the notification opens (optional)',
        no_section: 'None: the home screen opens',
        characters: '%{count} of %{max} characters',
        active: 'Active template',
        active_hint: 'A deactivated template isn’t sent.',
        company_hint: 'Leave empty for all companies.',
        draft_hint: 'Drafts aren’t sent: schedule them once they are ready.',
        time_zone: 'Your time zone: %{zone}',
        will_send: 'Will be sent on %{day} at %{time}.',
        will_send_to: {
          exactly:
            'Will be sent on %{day} at %{time} to %{smart_count} person. |||| Will be sent on %{day} at %{time} to %{count} people.',
          at_most:
            'Will be sent on %{day} at %{time} to at most %{smart_count} person. |||| Will be sent on %{day} at %{time} to at most %{count} people.',
        },
        overdue: 'Not sent as scheduled: choose a new date.',
      },
      sent: {
        title: 'Already sent',
        text: 'It can no longer be changed. To send it again, make a copy.',
      },
      email: {
        no_subject: 'No subject',
        frame: 'Email preview',
        width: 'Width',
        desktop: 'Computer',
        phone: 'Phone',
        mode: 'Theme',
        light: 'Light',
        dark: 'Dark',
        as_text: 'Text only',
        remote_hidden: 'Images from other sites are hidden.',
        remote_show: 'Show',
      },
      checks: {
        title: 'Checks before sending',
        blank: 'Checks appear once you enter some content.',
        subject: {
          fine: 'The subject can be read in full',
          missing: 'The subject is missing.',
          long: 'The subject has %{count} characters: over %{max}, it is often cut off.',
        },
        pictures: {
          fine: 'Every image has alternative text',
          wordless:
            '%{smart_count} image without alternative text. |||| %{smart_count} images without alternative text.',
        },
        links: {
          fine: 'Links are valid and secure',
          broken: 'The link “%{link}” isn’t valid: %{href}.',
          insecure: 'The link “%{link}” isn’t https: %{href}.',
        },
        placeholders: {
          fine: 'No unknown placeholders',
          unknown:
            '%{smart_count} unknown placeholder won’t be replaced. |||| %{smart_count} unknown placeholders won’t be replaced.',
          unclosed: 'No “}}” after “{{”: the placeholder won’t be replaced.',
        },
        gaps: {
          fine: 'Every placeholder has a value',
          unknown: 'Choose a customer above to check the placeholders.',
          customers: 'Empty for customers: %{names}.',
          boUsers: 'Empty for back-office users: %{names}.',
          exactly: {
            customers:
              'Empty for %{count} customer: %{names}. |||| Empty for %{count} customers: %{names}.',
            boUsers:
              'Empty for %{count} back-office user: %{names}. |||| Empty for %{count} back-office users: %{names}.',
          },
          at_most: {
            customers:
              'Empty for at most %{count} customer: %{names}. |||| Empty for at most %{count} customers: %{names}.',
            boUsers:
              'Empty for at most %{count} back-office user: %{names}. |||| Empty for at most %{count} back-office users: %{names}.',
          },
          customer: 'Empty for the chosen customer: %{names}.',
        },
        place: '%{name} in “%{field}”',
        weight: {
          fine: 'The size is under 100 kB',
          heavy: 'The size is %{size} kB: over 100 kB, some email programs cut it off.',
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
          'One line of the title and one of the text are shown; the rest when it is expanded.',
        app: 'App',
        now: 'now',
        no_title: 'Title',
        no_text: 'Notification text',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    notices: typeof messages;
  }
}
