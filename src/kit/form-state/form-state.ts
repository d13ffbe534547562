import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { changedFields } from './changes';

/** The server's message for each field it refused. */
export type FieldErrorMap = Record<string, string>;

/**
 * The phase of a record's form:
 * - `editing`: it can be changed and saved. `failure` is set after a failed save until a value changes: `not_saved`, or
 *   `unconfirmed` if the answer is missing or unreadable.
 * - `confirming`: it is valid, and its save questions are being asked.
 * - `saving`, `deleting`: a call is under way.
 * - `conflict`: the record was saved elsewhere in the meantime; `serverRecord` is the current record.
 * - `saved`: it was saved, and the page is about to be left.
 * - `closed`: its record was deleted, or it was left without saving.
 */
export type FormPhase =
  | { name: 'editing'; failure?: SaveFailure }
  | { name: 'confirming' }
  | { name: 'saving' }
  | { name: 'deleting' }
  | { name: 'conflict'; serverRecord: RaRecord }
  | { name: 'saved' }
  | { name: 'closed' };

export type SaveFailure = 'not_saved' | 'unconfirmed';

export type FormState = {
  phase: FormPhase;
  /** An empty record: every field of the form with its empty value. */
  defaults: FieldValues;
  /** The record as it was read; absent on create. */
  record?: RaRecord;
  /** Whether the record was deleted elsewhere in the meantime: it can no longer be saved. */
  isGone?: boolean;
  /** The values the form started with: values that differ are unsaved. */
  initialValues: FieldValues;
};

export type FormEvent =
  | { type: 'submitted' }
  | { type: 'declined' }
  | { type: 'confirmed' }
  | { type: 'saved' }
  | { type: 'failed'; failure?: SaveFailure }
  | { type: 'recordGone' }
  | { type: 'edited' }
  | { type: 'conflictFound'; serverRecord: RaRecord }
  | { type: 'conflictDismissed' }
  | { type: 'recordReplaced'; record: RaRecord }
  | { type: 'deletionStarted' }
  | { type: 'closed' }
  | { type: 'initialValueSet'; field: string; value: unknown };

/** Reads and changes the state of a form outside a render. */
export type FormStore = {
  /** The current state, for event handlers: the rendered one may be older. */
  getState: () => FormState;
  /** @returns whether the phase allowed the event; else nothing has changed */
  dispatch: (event: FormEvent) => boolean;
};

/** `values` are the initial values of a new record besides the empty ones. */
export const initialFormState = (
  defaults: FieldValues,
  record?: RaRecord,
  values?: FieldValues,
): FormState => ({
  phase: { name: 'editing' },
  defaults,
  record,
  initialValues: { ...defaults, ...values, ...record },
});

/**
 * Returns the state after `event`; the same object if the phase does not allow it, as for a second press on Save.
 * `saved` and `closed` are final, so that a click before the next page is shown sends nothing.
 */
export const formReducer = (state: FormState, event: FormEvent): FormState => {
  if (!ALLOWED_IN[event.type].includes(state.phase.name)) return state;
  switch (event.type) {
    case 'submitted':
      return { ...state, phase: { name: 'confirming' } };
    case 'confirmed':
      return { ...state, phase: { name: 'saving' } };
    case 'declined':
    case 'conflictDismissed':
      return { ...state, phase: { name: 'editing' } };
    case 'failed':
      return { ...state, phase: { name: 'editing', failure: event.failure } };
    case 'recordGone':
      return { ...state, isGone: true, phase: { name: 'editing', failure: 'not_saved' } };
    case 'edited':
      return failureOf(state.phase) ? { ...state, phase: { name: 'editing' } } : state;
    case 'conflictFound':
      return { ...state, phase: { name: 'conflict', serverRecord: event.serverRecord } };
    case 'recordReplaced':
      return initialFormState(state.defaults, event.record);
    case 'deletionStarted':
      return { ...state, phase: { name: 'deleting' } };
    case 'saved':
    case 'closed':
      return { ...state, phase: { name: event.type } };
    case 'initialValueSet':
      return { ...state, initialValues: { ...state.initialValues, [event.field]: event.value } };
    default:
      return event satisfies never;
  }
};

type PhaseName = FormPhase['name'];

/** All phases except the final ones, `saved` and `closed`. */
const OPEN_PHASES: readonly PhaseName[] = [
  'editing',
  'confirming',
  'saving',
  'deleting',
  'conflict',
];

const ALLOWED_IN: Readonly<Record<FormEvent['type'], readonly PhaseName[]>> = {
  submitted: ['editing'],
  declined: ['confirming'],
  confirmed: ['confirming'],
  saved: ['saving'],
  // A save question may fail, as a call may.
  failed: ['confirming', 'saving', 'deleting'],
  recordGone: ['confirming', 'saving'],
  edited: ['editing'],
  conflictFound: ['confirming', 'saving'],
  conflictDismissed: ['conflict'],
  recordReplaced: ['conflict'],
  deletionStarted: ['editing'],
  closed: OPEN_PHASES,
  initialValueSet: OPEN_PHASES,
};

/** Whether a save is in progress, from its questions until the page is left. */
export const isSaving = ({ name }: FormPhase): boolean =>
  name === 'confirming' || name === 'saving' || name === 'saved';

/** How the last save failed, if nothing has changed since. */
export const failureOf = (phase: FormPhase): SaveFailure | undefined =>
  phase.name === 'editing' ? phase.failure : undefined;

/** Whether the form is finished, so that it has no unsaved values. */
export const isFinished = ({ name }: FormPhase): boolean => !OPEN_PHASES.includes(name);

/** The names of the fields whose values would be lost by leaving the form now. */
export const unsavedFields = ({ phase, initialValues }: FormState, values: FieldValues): string[] =>
  isFinished(phase) ? [] : changedFields(values, initialValues);
