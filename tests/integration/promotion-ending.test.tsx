import { fireEvent, screen } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { FirstAwardNote } from '@/domain/promotion/StateNote';
import { StepLinks } from '@/domain/promotion/StepLinks';
import { NextState } from '@/resources/promotion/NextState';
import { PromotionPhase } from '@/resources/promotion/PromotionPhase';
import { PromotionEdit } from '@/resources/promotion/PromotionEdit';
import { ParentContext } from '@/kit/registry/parent-record';
import { promotion as promotions } from '@/resources/promotion/promotion.definition';
import { renderForm, signInForEach } from '../support/render-form';
import { renderPromotion } from '../support/render-promotion';

signInForEach();

const PROMOTION = { id: 'P1', code: 'P-1', title: 'Natale', award_type: 'gift' };

const openLastStep = (promotion: RaRecord, given: readonly object[]) =>
  renderForm({
    path: '/promotion/edit/P1/gift?step=review',
    name: 'promotion',
    view: <StepLinks promotion={promotion} current="review" />,
    provider: {
      getList: async (name) => {
        const data = name === 'additional-award' ? [] : given;
        return { data: data as never[], total: data.length };
      },
    },
  });

const linkTo = async (name: string) => screen.findByRole('link', { name });

it('the last step of a promotion ends on its page', async () => {
  openLastStep(PROMOTION, [{ id: 'G1', title: 'Tazza' }]);
  const end = await linkTo('Fine');
  expect(end).toHaveAttribute('href', '#/promotion/view/P1/gift');
  expect(screen.getAllByRole('link').at(-1)).toBe(end);
});

it.each([
  ['gift', 'Aggiungi regali', '#/promotion/edit/P1/gift/list'],
  ['reward', 'Aggiungi ricompense', '#/promotion/edit/P1/reward/list'],
])('the last step of a promotion without a %s leads to them first', async (type, name, href) => {
  openLastStep({ ...PROMOTION, award_type: type }, []);
  const next = await linkTo(name);
  expect(next).toHaveAttribute('href', href);
  // The main button is the last one.
  expect(screen.getAllByRole('link').at(-1)).toBe(next);
  expect(await linkTo('Fine')).toBeVisible();
});

it.each([
  ['unchanged', false, 'Aggiungi ricompense'],
  ['changed', true, 'Salva'],
])('the last step of a promotion that is %s has one main button', async (_, isChanged, main) => {
  renderPromotion(<PromotionEdit />, 'active');
  const title = await screen.findByLabelText(/^Titolo/, { selector: 'input' });
  if (isChanged) fireEvent.change(title, { target: { value: 'Capodanno' } });
  fireEvent.click(screen.getByText('Verifica', { selector: '[aria-hidden]' }));
  const next = await linkTo('Aggiungi ricompense');
  const buttons = [...next.closest('.MuiPaper-root')!.querySelectorAll('.MuiButton-contained')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([main]);
});

const buttonsBeside = (link: HTMLElement) =>
  [...link.closest('.MuiPaper-root')!.querySelectorAll('.MuiButton-root, [aria-haspopup]')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  );

const REVIEW_WAYS = ['Indietro', 'Fine', 'Aggiungi ricompense'];

it.each([
  ['a step with fields', 'Dati essenziali', [], ['Annulla', 'Salva', 'Continua']],
  ['the review, which has nothing to save', 'Verifica', [], REVIEW_WAYS],
  ['the review after a change', 'Verifica', ['Capodanno'], ['Annulla', 'Salva', ...REVIEW_WAYS]],
])('its buttons are in one order: %s', async (_, step, written, buttons) => {
  renderPromotion(<PromotionEdit />, 'active');
  const title = await screen.findByLabelText(/^Titolo/, { selector: 'input' });
  written.forEach((value) => fireEvent.change(title, { target: { value } }));
  fireEvent.click(screen.getByText(step, { selector: '[aria-hidden]' }));
  const way = await linkTo(buttons.at(-1)!);
  expect(buttonsBeside(way)).toEqual(['Altre azioni', ...buttons]);
});

it('the review of a promotion whose end is past ends with the button that concludes it', async () => {
  renderPromotion(<PromotionEdit />, 'active', { end_date: '2020-12-31' });
  await screen.findByLabelText(/^Titolo/, { selector: 'input' });
  fireEvent.click(screen.getByText('Verifica', { selector: '[aria-hidden]' }));
  expect(await screen.findByText('Da concludere: è finita il 31 dic 2020.')).toBeVisible();
  const conclude = screen.getByText('Concludi promozione', { selector: 'button' });
  expect(conclude).toHaveClass('MuiButton-contained');
  expect(buttonsBeside(conclude).slice(-2)).toEqual(['Indietro', 'Concludi promozione']);
});

const FUTURE = { state: 'scheduled', start_date: '2030-12-01', end_date: '2031-02-28' };

it.each([
  ['to come', FUTURE, 908, 'Programmata: comincia il 1 dic 2030 per 908 clienti.'],
  ['to come, for an unknown number', FUTURE, undefined, 'Programmata: comincia il 1 dic 2030.'],
  ['running', { ...FUTURE, state: 'active' }, 1, 'Attiva per 1 cliente fino al 28 feb 2031.'],
  ['over', { ...FUTURE, state: 'over' }, 908, 'Da concludere: è finita il 28 feb 2031.'],
  [
    'concluded',
    { ...FUTURE, state: 'concluded' },
    908,
    'Conclusa: nessuno può più vincere. Periodo: 1 dic 2030 – 28 feb 2031.',
  ],
])('a promotion %s says what comes next', async (_, more, customers, words) => {
  renderForm({
    path: '/promotion/edit/P1/gift',
    name: 'promotion',
    view: <NextState promotion={{ ...PROMOTION, ...more }} customers={customers} />,
    provider: {},
  });
  expect(await screen.findByText(words)).toBeVisible();
});

it.each([
  ['to come', FUTURE, '1 dic 2030 · programmata'],
  ['concluded before its end', { ...FUTURE, status: 'concluded' }, '1 dic 2030'],
])('the days of a promotion %s are followed by its phase', async (_, more, words) => {
  renderForm({
    path: '/promotion/edit/P1/gift',
    name: 'promotion',
    view: (
      <p>
        1 dic 2030
        <PromotionPhase record={{ ...PROMOTION, ...more }} />
      </p>
    ),
    provider: {},
  });
  expect((await screen.findByText(/1 dic 2030/)).textContent).toBe(words);
});

const openNote = (promotion: object, given: readonly object[]) =>
  renderForm({
    path: '/promotion/edit/P1/gift',
    name: 'promotion',
    view: (
      <ParentContext value={{ record: { ...PROMOTION, ...promotion }, definition: promotions }}>
        <FirstAwardNote />
        <p>below</p>
      </ParentContext>
    ),
    provider: { getList: async () => ({ data: given as never[], total: given.length }) },
  });

it.each([
  ['scheduled', 'Con il primo premio la promozione è completa e comincia il 1 dic 2090.'],
  ['active', 'Con il primo premio la promozione è completa ed è subito attiva.'],
])('without awards, a %s promotion says what the first one sets off', async (state, text) => {
  openNote({ state, start_date: '2090-12-01' }, []);
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  ['over', []],
  ['concluded', []],
  ['active', [{ id: 'G1' }]],
])('a promotion that is %s, with the awards %j, does not', async (state, given) => {
  openNote({ state, start_date: '2020-12-01' }, given);
  await screen.findByText('below');
  expect(screen.queryByText(/Con il primo premio/)).toBeNull();
});
