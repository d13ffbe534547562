import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Vendita utente |||| Vendite utenti',
    counted: 'vendita |||| vendite',
    menu: 'Vendite utenti',
    empty: 'Ancora nessuna vendita',
    fields: {
      code: 'Codice',
      customer_code: 'Cliente',
      customer_name: 'Ragione sociale',
      agent_code: 'Agente',
      company_code: 'Azienda',
      date: 'Data',
      age: 'In attesa da',
      total: 'Totale',
      status: 'Stato',
      processed_at: 'Elaborata',
      processed_by: 'Elaborata da',
      sku: 'Articolo',
      description: 'Descrizione',
      quantity: 'Quantità',
      amount: 'Importo',
    },
    filters: { company_code: 'Azienda', agent_code: 'Agente', customer_code: 'Cliente' },
    status: { unprocessed: 'Da elaborare', processed: 'Elaborata' },
    views: { unprocessed: 'Da elaborare', processed: 'Elaborate', all: 'Tutte' },
    queue: {
      unprocessed: 'vendita da elaborare |||| vendite da elaborare',
    },
    actions: {
      process: 'Segna come elaborata',
      process_title: 'Segna %{records} come elaborata |||| Segna %{records} come elaborate',
      process_text: 'Le vendite scelte diventano «Elaborata». Non si può annullare.',
    },
    set_apart: {
      left_out:
        '%{count} probabile doppione, non incluso |||| %{count} probabili doppioni, non inclusi',
      included:
        '%{count} probabile doppione tra le vendite scelte: %{names} |||| %{count} probabili doppioni tra le vendite scelte: %{names}',
    },
    age: '%{smart_count} giorno |||| %{smart_count} giorni',
    view: {
      title: 'Vendita %{code}',
      details: 'Dati',
      lines: 'Righe',
      no_lines: 'Nessuna riga',
      mismatch: 'Le righe sommano %{sum}: il totale ne dichiara %{total}.',
    },
    duplicates: {
      title: 'Possibili doppioni',
      own: '%{code} · questa vendita',
      none: 'Nessun’altra vendita dello stesso cliente, giorno e totale.',
      same: 'Righe uguali',
      different: 'Righe diverse',
      note: '%{smart_count} gruppo di vendite dello stesso cliente, giorno e totale: forse doppioni. |||| %{smart_count} gruppi di vendite dello stesso cliente, giorno e totale: forse doppioni.',
      show: 'Mostra',
      hide: 'Nascondi',
      mark: 'Doppione?',
      opened: 'vista',
      processed: 'elaborata',
      part: 'Cercati tra le prime %{read} di %{total} vendite da elaborare.',
    },
  },
  en: {
    name: 'User sale |||| User sales',
    counted: 'sale |||| sales',
    menu: 'User sales',
    empty: 'No sales yet',
    fields: {
      code: 'Code',
      customer_code: 'Customer',
      customer_name: 'Business name',
      agent_code: 'Agent',
      company_code: 'Company',
      date: 'Date',
      age: 'Waiting for',
      total: 'Total',
      status: 'Status',
      processed_at: 'Processed',
      processed_by: 'Processed by',
      sku: 'Item',
      description: 'Description',
      quantity: 'Quantity',
      amount: 'Amount',
    },
    filters: { company_code: 'Company', agent_code: 'Agent', customer_code: 'Customer' },
    status: { unprocessed: 'To process', processed: 'Processed' },
    views: { unprocessed: 'To process', processed: 'Processed', all: 'All' },
    queue: { unprocessed: 'sale to process |||| sales to process' },
    actions: {
      process: 'Mark as processed',
      process_title: 'Mark %{records} as processed',
      process_text: 'The chosen sales become “Processed”. This can’t be undone.',
    },
    set_apart: {
      left_out:
        '%{count} likely duplicate, not included |||| %{count} likely duplicates, not included',
      included:
        '%{count} likely duplicate among the chosen sales: %{names} |||| %{count} likely duplicates among the chosen sales: %{names}',
    },
    age: '%{smart_count} day |||| %{smart_count} days',
    view: {
      title: 'Sale %{code}',
      details: 'Details',
      lines: 'Lines',
      no_lines: 'No lines',
      mismatch: 'The lines add up to %{sum}: the total says %{total}.',
    },
    duplicates: {
      title: 'Possible duplicates',
      own: '%{code} · this sale',
      none: 'No other sale of the same customer, day and total.',
      same: 'Same lines',
      different: 'Different lines',
      note: '%{smart_count} group of sales with the same customer, day and total: perhaps duplicates. |||| %{smart_count} groups of sales with the same customer, day and total: perhaps duplicates.',
      show: 'Show',
      hide: 'Hide',
      mark: 'Duplicate?',
      opened: 'opened',
      processed: 'processed',
      part: 'Searched among the first %{read} of %{total} sales to process.',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.user-sale': typeof messages;
  }
}
