import { defineMessages } from '@/core/messages';

/** The terms and conditions, apart from the other words, because the login does not need them. */
export const termsMessages = defineMessages({
  it: {
    title: 'Termini e condizioni',
    subtitle: 'Regolano l’uso della console da parte del personale autorizzato.',
    sections: {
      service: {
        title: '1. Il servizio',
        text: 'La console permette al personale autorizzato di configurare e seguire il programma fedeltà e gli incentivi di vendita della propria azienda, che clienti e agenti trovano nell’app.',
      },
      account: {
        title: '2. L’account',
        text: 'L’account è personale. Chi lo usa custodisce la password, non la comunica ad altri e avvisa un amministratore se sospetta un accesso non autorizzato. Un account nuovo diventa operativo quando un amministratore gli assegna un ruolo.',
      },
      data: {
        title: '3. I dati',
        text: 'I dati di clienti, agenti e colleghi si trattano solo per le finalità del programma e nel rispetto del regolamento (UE) 2016/679. I file esportati si conservano e si eliminano con la stessa cura.',
      },
      conduct: {
        title: '4. L’uso corretto',
        text: 'Non è consentito accedere a dati al di fuori della propria area di competenza, aggirare i controlli di accesso o pubblicare contenuti illeciti o ingannevoli.',
      },
      changes: {
        title: '5. Le modifiche',
        text: 'L’azienda che gestisce il programma può aggiornare questi termini; le modifiche valgono dalla loro pubblicazione in questa pagina.',
      },
    },
  },
  en: {
    title: 'Terms and Conditions',
    subtitle: 'These terms govern the use of the console by authorised staff.',
    sections: {
      service: {
        title: '1. The service',
        text: 'The console lets authorised staff set up and follow their company’s loyalty programme and sales incentives, which customers and agents see in the app.',
      },
      account: {
        title: '2. The account',
        text: 'Your account is personal. Keep your password safe, never share it, and tell an administrator if you suspect unauthorised access. A new account can be used once an administrator has assigned it a role.',
      },
      data: {
        title: '3. The data',
        text: 'Data about customers, agents and colleagues is processed only for the purposes of the programme and in accordance with Regulation (EU) 2016/679. Exported files are kept and deleted with the same care.',
      },
      conduct: {
        title: '4. Proper use',
        text: 'You may not access data outside your own area, bypass access controls, or publish unlawful or misleading content.',
      },
      changes: {
        title: '5. Changes',
        text: 'The company that runs the programme may update these terms; changes apply once they are published on this page.',
      },
    },
  },
});
