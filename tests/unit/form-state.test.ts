import { describe, expect, it } from 'vitest';
import { draftFields } from '@/kit/drafts/draft-fields';
import {
  formReducer,
  initialFormState,
  failureOf,
  isSaving,
  unsavedFields,
  type FormEvent,
  type FormState,
  type FormPhase,
} from '@/kit/form-state/form-state';

const RECORD = { id: 'c1', title: 'A', updated_at: '1' };
const NEWER = { id: 'c1', title: 'B', updated_at: '2' };
const EDITED = initialFormState({ title: '', text: '' }, RECORD);

const EVENTS: Readonly<Record<FormEvent['type'], FormEvent>> = {
  submitted: { type: 'submitted' },
  declined: { type: 'declined' },
  confirmed: { type: 'confirmed' },
  saved: { type: 'saved' },
  failed: { type: 'failed' },
  recordGone: { type: 'recordGone' },
  edited: { type: 'edited' },
  conflictFound: { type: 'conflictFound', serverRecord: NEWER },
  conflictDismissed: { type: 'conflictDismissed' },
  recordReplaced: { type: 'recordReplaced', record: NEWER },
  deletionStarted: { type: 'deletionStarted' },
  closed: { type: 'closed' },
  initialValueSet: { type: 'initialValueSet', field: 'text', value: 'C' },
};

const CONFLICT: FormPhase = { name: 'conflict', serverRecord: NEWER };

/** The phase each event leads to; an event that is missing here changes nothing. */
const TRANSITIONS: readonly (readonly [FormPhase, Readonly<Record<string, FormPhase['name']>>])[] =
  [
    [
      { name: 'editing' },
      { submitted: 'confirming', deletionStarted: 'deleting', closed: 'closed' },
    ],
    [
      { name: 'confirming' },
      {
        declined: 'editing',
        confirmed: 'saving',
        failed: 'editing',
        recordGone: 'editing',
        conflictFound: 'conflict',
        closed: 'closed',
      },
    ],
    [
      { name: 'saving' },
      {
        saved: 'saved',
        failed: 'editing',
        recordGone: 'editing',
        conflictFound: 'conflict',
        closed: 'closed',
      },
    ],
    [{ name: 'deleting' }, { failed: 'editing', closed: 'closed' }],
    [CONFLICT, { conflictDismissed: 'editing', recordReplaced: 'editing', closed: 'closed' }],
    [{ name: 'saved' }, {}],
    [{ name: 'closed' }, {}],
  ];

describe.each(TRANSITIONS.map(([phase, next]) => [phase.name, phase, next] as const))(
  'a form that is %s',
  (name, phase, next) => {
    it.each(Object.values(EVENTS).map((event) => [event.type, event] as const))(
      'when %s',
      (type, event) => {
        const state = { ...EDITED, phase };
        const after = formReducer(state, event);
        expect(after.phase.name).toBe(next[type] ?? name);
        const isAllowed = type in next || (type === 'initialValueSet' && !isOver(name));
        expect(after === state).toBe(!isAllowed);
      },
    );
  },
);

const isOver = (name: FormPhase['name']) => name === 'saved' || name === 'closed';

describe('a form', () => {
  it('is not saved after a save that failed, until it is edited or saved again', () => {
    const saving: FormState = { ...EDITED, phase: { name: 'saving' } };
    const refused = formReducer(saving, { type: 'failed', failure: 'not_saved' });
    const after = (event: FormEvent) => failureOf(formReducer(refused, event).phase);
    expect(failureOf(refused.phase)).toBe('not_saved');
    expect([after(EVENTS.edited), after(EVENTS.submitted)]).toEqual([undefined, undefined]);
    const kept = formReducer({ ...EDITED, phase: { name: 'deleting' } }, EVENTS.failed);
    expect(failureOf(kept.phase)).toBeUndefined();
  });

  it('starts again from the record of the server', () => {
    const after = formReducer({ ...EDITED, phase: CONFLICT }, EVENTS.recordReplaced);
    expect(after).toEqual(initialFormState({ title: '', text: '' }, NEWER));
  });

  it('has unsaved fields where its values are not the initial ones, until it is over', () => {
    const values = { ...RECORD, title: 'mine', text: 'C' };
    expect(unsavedFields(EDITED, values)).toEqual(['title', 'text']);
    expect(unsavedFields(formReducer(EDITED, EVENTS.initialValueSet), values)).toEqual(['title']);
    expect(unsavedFields(formReducer(EDITED, EVENTS.closed), values)).toEqual([]);
  });

  it('stores as a draft what was changed, and of a new record all it is filled with', () => {
    expect(draftFields(EDITED, { ...RECORD, text: 'C' })).toEqual(['text']);
    const empty = { title: '', text: '', image: '' };
    const copied = initialFormState(empty, undefined, { title: 'A', image: 'x'.repeat(200_001) });
    expect(draftFields(copied, { ...copied.initialValues, text: 'C' })).toEqual([
      'text',
      'title',
      'image',
    ]);
  });

  it('names in its draft no picture that it was filled with and no draft holds', () => {
    const empty = { title: '', image: '' };
    const copied = initialFormState(empty, undefined, { image: 'x'.repeat(7_000_001) });
    expect(draftFields(copied, { ...copied.initialValues, title: 'C' })).toEqual(['title']);
  });

  it('is being saved from its questions until the page is left', () => {
    const saving = TRANSITIONS.map(([phase]) => phase).filter(isSaving);
    expect(saving.map(({ name }) => name)).toEqual(['confirming', 'saving', 'saved']);
  });
});
