import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '@/core/permissions';
import { session } from '@/providers/session/session';
import { promotionCodec } from '@/resources/promotion/promotion.codec';
import { PromotionShow } from '@/resources/promotion/PromotionShow';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const open = async (role: Role, status: string) => {
  session.start('token', person([role]));
  const wire = {
    ...{ id: 'P1', code: 'P-1', title: 'Natale', award_type: 'reward', status },
    ...{ start_date: '2020-01-01', end_date: '2090-01-01', recipients: [], categories: [] },
  };
  renderForm({
    path: '/promotion/edit/P1/reward',
    name: 'promotion',
    view: <PromotionShow />,
    provider: {
      getOne: async () => ({ data: { ...wire, ...promotionCodec.read(wire), id: 'P1' } as never }),
      getList: async () => ({ data: [], total: 0 }),
    },
  });
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
