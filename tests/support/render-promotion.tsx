import type { ReactElement } from 'react';
import { promotionCodec } from '@/resources/promotion/promotion.codec';
import { renderForm } from './render-form';

/**
 * Renders `view` at the address of the form of a promotion of rewards, called Natale, that has the status `status` and
 * the values `more`.
 */
export const renderPromotion = (view: ReactElement, status: string, more: object = {}) => {
  const wire = {
    id: 'P1',
    code: 'P-1',
    title: 'Natale',
    award_type: 'reward',
    status,
    start_date: '2020-01-01',
    end_date: '2090-01-01',
    recipients: [],
    categories: [],
    ...more,
  };
  return renderForm({
    path: '/promotion/edit/P1/reward',
    name: 'promotion',
    view,
    provider: {
      getOne: async () => ({ data: { ...wire, ...promotionCodec.read(wire), id: 'P1' } as never }),
      getList: async () => ({ data: [], total: 0 }),
    },
  });
};
