import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepLinks } from '@/domain/promotion/StepLinks';
import { NextState } from '@/resources/promotion/NextState';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const PROMOTION = { id: 'P1', code: 'P-1', title: 'Natale', award_type: 'gift' };

it('the last step of a promotion ends on its page', async () => {
  renderForm({
    path: '/promotion/edit/P1/gift?step=review',
    name: 'promotion',
    view: <StepLinks promotion={PROMOTION} current="review" />,
    provider: {},
  });
  expect(await screen.findByRole('link', { name: 'Fine' })).toHaveAttribute(
    'href',
    '#/promotion/view/P1/gift',
  );
});

const FUTURE = { state: 'scheduled', start_date: '2030-12-01', end_date: '2031-02-28' };

it.each([
  ['to come', FUTURE, 908, 'Programmata: comincia il 1 dic 2030 per 908 clienti.'],
  ['to come, for an unknown number', FUTURE, undefined, 'Programmata: comincia il 1 dic 2030.'],
  ['running', { ...FUTURE, state: 'active' }, 1, 'Attiva per 1 cliente fino al 28 feb 2031.'],
  ['over', { ...FUTURE, state: 'over' }, 908, 'Da concludere: è finita il 28 feb 2031.'],
  ['concluded', { ...FUTURE, state: 'concluded' }, 908, 'Conclusa: nessuno può più vincere.'],
])('a promotion %s says what comes next', async (_, more, customers, words) => {
  renderForm({
    path: '/promotion/edit/P1/gift',
    name: 'promotion',
    view: <NextState promotion={{ ...PROMOTION, ...more }} customers={customers} />,
    provider: {},
  });
  expect(await screen.findByText(words)).toBeVisible();
});
