import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '@/core/permissions';
import { session } from '@/providers/session/session';
import { PromotionShow } from '@/resources/promotion/PromotionShow';
import { person } from '../support/people';
import { signInForEach } from '../support/render-form';
import { renderPromotion } from '../support/render-promotion';

signInForEach();

const open = async (role: Role, status: string) => {
  session.start('token', person([role]));
  renderPromotion(<PromotionShow />, status);
  await screen.findByRole('heading', { level: 1, name: 'Natale' });
  return screen.queryByRole('link', { name: 'Modifica' });
};

it.each([
  ['active', 'contained'],
  ['concluded', 'outlined'],
])('the page of a promotion that is %s leads to its form', async (status, look) => {
  const link = await open('admin', status);
  expect(link).toHaveAttribute('href', '#/promotion/edit/P1/reward');
  expect(link).toHaveClass(`MuiButton-${look}`);
});

it('the page of a promotion does not lead users to a form that they may not open', async () => {
  expect(await open('agent', 'active')).toBeNull();
});
