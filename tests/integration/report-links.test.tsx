import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PromotionLink } from '@/resources/company-report/PromotionLink';
import { ReportLink } from '@/domain/promotion/ReportLink';
import { session } from '@/providers/session/session';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const promotionOf = (start_date: string, end_date: string) => ({
  id: 'P1',
  code: 'P 1',
  award_type: 'reward',
  status: 'active',
  start_date,
  end_date,
});
const RUNNING = promotionOf('2020-01-01', '2090-01-01');

const open = (view: React.ReactNode) =>
  renderForm({ path: '/promotion/edit/P1/gift', name: 'promotion', view, provider: {} });

it.each(['admin', 'agent'] as const)('%s opens the report of a promotion', async (role) => {
  session.start('token', person([role]));
  open(<ReportLink promotion={RUNNING} />);
  expect(await screen.findByRole('link', { name: 'Vedi il report' })).toHaveAttribute(
    'href',
    '#/promotion-report/company/P%201',
  );
});

it('a promotion that has not begun has no report', async () => {
  open(
    <>
      <ReportLink promotion={promotionOf('2090-01-01', '2091-01-01')} />
      <p>after it</p>
    </>,
  );
  expect(await screen.findByText('after it')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each(['admin', 'agent'] as const)('%s opens the promotion of a report', async (role) => {
  session.start('token', person([role]));
  open(<PromotionLink promotion={RUNNING} />);
  expect(await screen.findByRole('link', { name: 'Vedi la promozione' })).toHaveAttribute(
    'href',
    '#/promotion/view/P1/reward',
  );
});
