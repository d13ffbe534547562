import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALERT_DISMISS_MS } from '@/core/constants';
import { ApiError } from '@/providers/http/api-error';
import { alerts, type AlertKind } from '@/ui/alerts/alert-store';
import { errorLines } from '@/ui/alerts/error-lines';

const show = (kind: AlertKind, ...messages: string[]) =>
  alerts.show({ kind, lines: messages.map((message) => ({ message })) });
const visible = () => alerts.snapshot().visible.map(({ message }) => message);
const recent = () => alerts.snapshot().recent.map(({ message }) => message);

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  alerts.resume();
  alerts.clear();
  alerts.forget();
  vi.useRealTimers();
});

describe('the shared alert store', () => {
  it('shows one alert a line', () => {
    show('error', 'Codice già usato', 'Email non valida');
    expect(visible()).toEqual(['Codice già usato', 'Email non valida']);
  });

  it('shows the first of many lines and counts the rest; they come and go as one', () => {
    const rendered = vi.fn();
    const stop = alerts.subscribe(rendered);
    show('error', ...Array.from({ length: 200 }, (_, at) => `Riga ${at}`));
    expect(visible()).toEqual([...[0, 1, 2, 3, 4].map((at) => `Riga ${at}`), 'alerts.more']);
    expect(alerts.snapshot().visible.at(-1)?.args).toEqual({ count: 195 });
    vi.advanceTimersByTime(ALERT_DISMISS_MS);
    expect(visible()).toEqual([]);
    expect(rendered).toHaveBeenCalledTimes(2);
    stop();
  });

  it('keeps nothing for the next user but the lines that are still shown', () => {
    const lines = [{ message: 'Salvato', action: { label: 'Annulla', run: vi.fn() } }];
    alerts.show({ kind: 'success', lines });
    alerts.forget();
    expect(recent()).toEqual([]);
    expect(visible()).toEqual(['Salvato']);
    expect(alerts.snapshot().visible.at(0)?.action).toBeUndefined();
  });

  it('offers to undo until it is done, though the alert is gone', () => {
    const undo = vi.fn();
    const change = (name: string) =>
      alerts.show({
        kind: 'success',
        lines: [{ message: 'Salvato', subject: { name }, action: { label: 'Annulla', run: undo } }],
      });
    const offers = () => alerts.snapshot().recent.filter(({ action }) => action).length;
    change('Bar Roma');
    change('Bar Torino');
    vi.advanceTimersByTime(ALERT_DISMISS_MS);
    expect([visible(), offers()]).toEqual([[], 2]);
    // The same record is changed again: the earlier change can no longer be undone alone.
    change('Bar Torino');
    expect(offers()).toBe(2);
    alerts.act();
    alerts.act();
    alerts.act();
    expect([undo.mock.calls.length, offers()]).toEqual([2, 0]);
  });

  it('keeps the offers of records of the same name apart', () => {
    const undone = vi.fn();
    const change = (message: string, record: string) => {
      const action = { label: 'Annulla', run: () => undone(record) };
      alerts.show({
        kind: 'success',
        lines: [{ message, subject: { name: 'Bar Roma', record }, action }],
      });
    };
    change('Salvato', 'location/1');
    change('Salvato', 'location/2');
    change('Sospesa', 'location/2');
    const offers = () => alerts.snapshot().visible.map(({ action }) => action !== undefined);
    // The second record is changed again: its first change can no longer be undone alone.
    expect([visible(), offers()]).toEqual([
      ['Salvato', 'Salvato', 'Sospesa'],
      [true, false, true],
    ]);
    for (const { id } of alerts.snapshot().visible) alerts.act(id);
    expect(undone.mock.calls.flat()).toEqual(['location/1', 'location/2']);
  });

  it('remembers a line that is shown again once, though its offer was outdated', () => {
    const subject = { name: 'Bar Roma' };
    const line = {
      message: 'Salvato',
      subject,
      action: { label: 'Annulla', run: () => undefined },
    };
    alerts.show({ kind: 'success', lines: [line] });
    alerts.show({ kind: 'success', lines: [{ message: 'Sospesa', subject }] });
    alerts.show({ kind: 'success', lines: [line] });
    expect(recent()).toEqual(['Sospesa', 'Salvato']);
  });

  it('counts no rest of one', () => {
    show('error', '1', '2', '3', '4', '5', '6');
    expect(visible()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('lets the others of an answer stay when one of them is closed', () => {
    show('error', 'primo', 'secondo');
    alerts.dismiss(alerts.snapshot().visible[0]?.id ?? 0);
    vi.advanceTimersByTime(ALERT_DISMISS_MS - 1);
    expect(visible()).toEqual(['secondo']);
    vi.advanceTimersByTime(1);
    expect(visible()).toEqual([]);
  });

  it('lets an alert go after five seconds, not before', () => {
    show('success', 'Salvato');
    vi.advanceTimersByTime(ALERT_DISMISS_MS - 1);
    expect(visible()).toEqual(['Salvato']);
    vi.advanceTimersByTime(1);
    expect(visible()).toEqual([]);
  });

  it('gives each alert its own five seconds', () => {
    show('success', 'primo');
    vi.advanceTimersByTime(3000);
    show('success', 'secondo');
    vi.advanceTimersByTime(2000);
    expect(visible()).toEqual(['secondo']);
  });

  it('stops the clocks while paused, and goes on with what was left', () => {
    show('error', 'prima della pausa');
    vi.advanceTimersByTime(4000);
    alerts.pause();
    show('error', 'durante la pausa');
    vi.advanceTimersByTime(60_000);
    expect(visible()).toHaveLength(2);
    alerts.resume();
    vi.advanceTimersByTime(1000);
    expect(visible()).toEqual(['durante la pausa']);
    vi.advanceTimersByTime(4000);
    expect(visible()).toEqual([]);
  });

  it('does not stay paused when the alert that was pointed at is closed', () => {
    show('error', 'chiuso');
    alerts.pause();
    alerts.dismiss(alerts.snapshot().visible[0]?.id ?? 0);
    show('error', 'dopo');
    vi.advanceTimersByTime(ALERT_DISMISS_MS);
    expect(visible()).toEqual([]);
  });

  it('restarts a visible line instead of showing it twice', () => {
    show('error', 'Ci sono stati alcuni errori');
    vi.advanceTimersByTime(4000);
    show('error', 'Ci sono stati alcuni errori');
    expect(visible()).toHaveLength(1);
    vi.advanceTimersByTime(4000);
    expect(visible()).toHaveLength(1);
  });

  it('is cleared, and remembers what it showed until it has to forget', () => {
    show('success', 'uno');
    show('error', 'due');
    alerts.clear();
    expect(visible()).toEqual([]);
    expect(recent()).toEqual(['uno', 'due']);
    alerts.forget();
    expect(recent()).toEqual([]);
  });

  it('remembers the last twenty', () => {
    for (let index = 0; index < 25; index += 1) show('info', String(index));
    expect(recent()).toHaveLength(20);
    expect(recent()[0]).toBe('5');
  });

  it('notifies its subscribers of every change until they unsubscribe', () => {
    const listener = vi.fn<() => void>();
    const leave = alerts.subscribe(listener);
    show('success', 'Salvato');
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    alerts.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('what a failed call says', () => {
  const general = 'errors.general';
  const cases: [string, unknown, unknown][] = [
    [
      'the lines of the backend',
      new ApiError('refused', 422, ['a', 'b']),
      [{ message: 'a' }, { message: 'b' }],
    ],
    [
      'the general line for a refusal without words',
      new ApiError('refused', 403),
      [{ message: general }],
    ],
    [
      'the wait after too many calls',
      new ApiError('refused', 429, ['Piano'], {}, 12),
      [{ message: 'Piano' }, { message: 'errors.too_many_until', args: { smart_count: 12 } }],
    ],
    [
      'the wait once, where the backend says it too',
      new ApiError('refused', 429, ['Riprova tra 12 secondi'], {}, 12),
      [{ message: 'Riprova tra 12 secondi' }],
    ],
    [
      'the wait alone, where the backend says nothing',
      new ApiError('refused', 429, [], {}, 1),
      [{ message: 'errors.too_many_until', args: { smart_count: 1 } }],
    ],
    [
      'too much data, as a proxy refuses it',
      new ApiError('refused', 413),
      [{ message: general, detail: 'errors.too_large' }],
    ],
    [
      'too much data, in the words of the backend',
      new ApiError('refused', 413, ['Al massimo 15 MB']),
      [{ message: 'Al massimo 15 MB' }],
    ],
    ['offline', new ApiError('offline', 0), [{ message: general, detail: 'errors.offline' }]],
    ['timeout', new ApiError('timeout', 0), [{ message: general, detail: 'errors.timeout' }]],
    [
      'unreadable',
      new ApiError('unreadable', 200),
      [{ message: general, detail: 'errors.unreadable' }],
    ],
    [
      'the general line for anything else',
      new TypeError('x is not a function'),
      [{ message: general }],
    ],
  ];
  it.each(cases)('%s', (_, error, lines) => {
    expect(errorLines(error)).toEqual(lines);
  });
});
