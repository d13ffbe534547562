/** A call that is refused: its status, and a sentence a line, with the field it is about where there is one. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly RefusedField[];

  constructor(status: number, ...errors: readonly (Word | RefusedField)[]) {
    super(`${status}`);
    this.status = status;
    this.errors = errors.map((error) => (typeof error === 'string' ? { message: error } : error));
  }
}

export type RefusedField = { field?: string; message: Word };

/** What the backend says, in the language of `Accept-Language`. */
export const WORDS = {
  bad_request: ['Richiesta non valida', 'Invalid request'],
  login: ['I dettagli di accesso non sono corretti', 'The login detail is incorrect'],
  session: ['La sessione è scaduta', 'The session has expired'],
  forbidden: ['Non hai il permesso', 'You don’t have permission'],
  not_found: ['Elemento non trovato', 'Item not found'],
  no_area: ['Questa area non c’è in questo backend', 'This backend doesn’t have this area'],
  stale: ['Qualcun altro ha modificato l’elemento', 'Somebody else changed the item'],
  taken: ['Questo codice esiste già', 'This code already exists'],
  in_use: ['Altri elementi sono ancora collegati', 'Other items are still linked'],
  unknown: ['Questo codice non esiste', 'This code doesn’t exist'],
  required: ['Campo obbligatorio', 'Required field'],
  code: ['Il codice è richiesto', 'The code is required'],
  image: ["È richiesta un'immagine", 'An image is required'],
  min: ['Almeno 3 caratteri', 'At least 3 characters'],
  email: ['Email non valida', 'Invalid email'],
  value: ['Valore non valido', 'Invalid value'],
  entries: ['Un agente e una sede per ogni azienda', 'One agent and one location for each company'],
  rank: ['Non puoi dare un ruolo superiore al tuo', 'You can’t give a role above yours'],
  shared: ['Appartiene anche ad altre aziende', 'Also belongs to other companies'],
  password: [
    'La password deve contenere almeno 8 caratteri con almeno: 1 lettera maiuscola 1 lettera minuscola 1 carattere speciale valido (#?!@$%^&*-+._) e 1 numero',
    'The password must contain at least 8 characters with at least: 1 uppercase letter 1 lowercase letter 1 valid special character (#?!@$%^&*-+._) and 1 number',
  ],
  wrong_password: ['La password attuale non è corretta', 'The current password is incorrect'],
  password_changed: ['Password cambiata con successo', 'Password changed successfully'],
  file: ['Il file non è un CSV leggibile', 'The file is not a readable CSV'],
  columns: ['Mancano delle colonne', 'Columns are missing'],
  created: ['Creato con successo', 'Created successfully'],
  saved: ['Salvato con successo', 'Saved successfully'],
  deleted: ['Eliminato con successo', 'Deleted successfully'],
  imported: ['File importato', 'File imported'],
} as const satisfies Record<string, readonly [italian: string, english: string]>;

export type Word = keyof typeof WORDS;

/** `word` in the language a request asks for: Italian, unless English comes first. */
export const say = (word: Word, acceptLanguage: string | undefined): string =>
  WORDS[word][acceptLanguage?.trim().toLowerCase().startsWith('en') ? 1 : 0];
