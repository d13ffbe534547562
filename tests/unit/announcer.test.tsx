import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceChanges, announceNews } from '@/ui/announce/announced';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useAnnouncedProgress } from '@/ui/announce/useAnnouncedProgress';
import { announce, openAnnouncer } from '@/ui/announce/announcer';
import { ThemeSwitch } from '@/ui/preferences/ThemeSwitch';

const said = (role: 'status' | 'alert') =>
  [...screen.getByRole(role).children].map(({ textContent }) => textContent);
const settle = (milliseconds = 3_000) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers();
  openAnnouncer();
});

afterEach(async () => {
  await settle(10_000);
  vi.useRealTimers();
});

describe('what is announced', () => {
  it('comes into regions that are there and empty, and does not stay', async () => {
    expect([said('status'), said('alert')]).toEqual([[], []]);
    announce('Salvato');
    announce('Non salvato', { isUrgent: true });
    await settle();
    expect([said('status'), said('alert')]).toEqual([['Salvato'], ['Non salvato']]);
    await settle(5_000);
    expect([said('status'), said('alert')]).toEqual([[], []]);
  });

  it('is said once, though two parts of a page fail alike', async () => {
    announce('Impossibile caricare', { about: 'one' });
    announce('Impossibile caricare', { about: 'other' });
    await settle();
    expect(said('status')).toEqual(['Impossibile caricare']);
  });

  it('waits until nothing newer about the same arrives', async () => {
    announce('Nessuno', { about: 'reach' });
    await settle(400);
    announce('2 persone', { about: 'reach' });
    await settle();
    expect(said('status')).toEqual(['2 persone']);
  });

  it('is said after two seconds where news never cease', async () => {
    for (let at = 0; at < 10; at++) {
      announce(`${at} righe`, { about: 'rows' });
      await settle(300);
    }
    expect(said('status')).toEqual(['6 righe']);
  });

  it('is not said where a longer sentence says it', async () => {
    announce('Il codice è già usato', { isUrgent: true });
    announce('Non salvato: 1 errore. Codice: il codice è già usato', { isUrgent: true });
    await settle();
    expect(said('alert')).toEqual(['Non salvato: 1 errore. Codice: il codice è già usato']);
  });

  it('is not said where the field that receives the focus has it as its description', async () => {
    render(
      <>
        <input aria-describedby="problem" />
        <p id="problem">Inserisci il codice</p>
      </>,
    );
    announce('Inserisci il codice');
    act(() => screen.getByRole('textbox').focus());
    await settle();
    expect(said('status')).toEqual([]);
    // The focus rests there: its new description would not be read.
    announce('Inserisci il codice');
    await settle();
    expect(said('status')).toEqual(['Inserisci il codice']);
  });

  it('is heard behind a dialog, which hides the rest of the page', async () => {
    const host = screen.getByRole('status').parentElement;
    host?.setAttribute('aria-hidden', 'true');
    await settle(0);
    expect(host).not.toHaveAttribute('aria-hidden');
  });
});

describe('an element whose text is announced', () => {
  it('is silent when it appears, and says what changes', async () => {
    const { rerender } = render(<p ref={announceChanges}>2 premi</p>);
    await settle();
    expect(said('status')).toEqual([]);
    rerender(<p ref={announceChanges}>3 premi</p>);
    await settle();
    expect(said('status')).toEqual(['3 premi']);
  });

  it('says nothing where a count that is made again comes to the same', async () => {
    const { rerender } = render(<p ref={announceChanges}>Nessuno</p>);
    const show = async (text: string, milliseconds?: number) => {
      rerender(<p ref={announceChanges}>{text}</p>);
      await settle(milliseconds);
    };
    await show('14 persone', 1_000);
    await show('', 1_000);
    await show('14 persone', 1_000);
    expect(said('status')).toEqual(['14 persone']);
    // Taken back before it was said, it is still to be said.
    await show('2 persone', 100);
    await show('', 1_000);
    await show('2 persone', 1_000);
    expect(said('status')).toEqual(['14 persone', '2 persone']);
  });

  it('as news says what it appears with, a paragraph a sentence, without its buttons', async () => {
    render(
      <div ref={announceNews}>
        <p>Importato:</p>
        <p>
          <b>12</b> righe
        </p>
        <p>3 nuove</p>
        <button type="button">Chiudi</button>
      </div>,
    );
    await settle();
    expect(said('status')).toEqual(['Importato: 12 righe. 3 nuove']);
  });

  it('has a stop between figures, none between a figure and its name', async () => {
    render(
      <dl ref={announceNews}>
        {['Righe', 'Nuove'].map((name, at) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{at + 4}</dd>
          </div>
        ))}
      </dl>,
    );
    await settle();
    expect(said('status')).toEqual(['Righe 4. Nuove 5']);
  });

  it('has one stop between headings and items, and after a closing bracket', async () => {
    render(
      <div ref={announceNews}>
        <h3>Non importato</h3>
        <ul>
          <li>2 righe</li>
          <li>1 foglio (vedi sotto.)</li>
        </ul>
        <p>Riprova</p>
      </div>,
    );
    await settle();
    expect(said('status')).toEqual(['Non importato. 2 righe. 1 foglio (vedi sotto.) Riprova']);
  });

  it('that is quiet says what it appears with, not what changes', async () => {
    const { rerender } = render(
      <p ref={announceNews} data-quiet>
        5 errori
      </p>,
    );
    rerender(
      <p ref={announceNews} data-quiet>
        4 errori
      </p>,
    );
    await settle();
    expect(said('status')).toEqual(['5 errori']);
  });

  it('that is gone before it is heard is no news', async () => {
    const { unmount } = render(<p ref={announceNews}>Lettura…</p>);
    unmount();
    await settle();
    expect(said('status')).toEqual([]);
  });
});

it('a progress is said when it begins and at each quarter', async () => {
  const Progress = ({ done }: { done: number }) => {
    useAnnouncedProgress(`${done} di 100`, done / 100);
    return null;
  };
  const heard: string[] = [];
  const { rerender } = render(<Progress done={0} />);
  for (let done = 1; done <= 100; done++) {
    await settle(600);
    heard.push(...said('status').map(String));
    rerender(<Progress done={done} />);
  }
  expect([...new Set(heard)]).toEqual(['0 di 100', '25 di 100', '50 di 100', '75 di 100']);
});

it('a sentence that is taken back is not said', async () => {
  const Count = ({ text }: { text: string }) => {
    useAnnounced(text);
    return null;
  };
  const { rerender } = render(<Count text="4 risultati" />);
  rerender(<Count text="" />);
  await settle();
  expect(said('status')).toEqual([]);
});

it('a theme is announced when it changes, not when its name does', async () => {
  const switchTo = (mode: 'light' | 'dark', state: string) => (
    <ThemeSwitch mode={mode} label={`Not ${mode}`} state={state} onChange={vi.fn()} />
  );
  const { rerender } = render(switchTo('light', 'Tema chiaro'));
  rerender(switchTo('light', 'Light theme'));
  await settle();
  expect(said('status')).toEqual([]);
  rerender(switchTo('dark', 'Dark theme'));
  await settle();
  expect(said('status')).toEqual(['Dark theme']);
});
