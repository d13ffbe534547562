import type { View } from '@/core/resource';
import type { AddressRow, MenuRow } from './entity-table';
import { MANAGERS, type AreaPermissions } from './roles';

/**
 * What sections 2 and 6 of the specification say of areas the console has no definition of yet, retyped by hand. With
 * its definition an area gets a table of its own, and its rows move there: `entities/{resource}.spec-table.ts`.
 */
export type UnbuiltRow = AddressRow & { resource?: string; view?: View };

const page = (address: string, access: string, values?: AddressRow['values']): UnbuiltRow => ({
  address,
  access,
  values,
});

const view = (
  resource: string,
  kind: View,
  address: string,
  access: string,
  values?: AddressRow['values'],
): UnbuiltRow => ({ address, access, resource, view: kind, values });

export const UNBUILT_ROUTES: readonly UnbuiltRow[] = [
  view('promotion', 'create', '/promotion/create', 'promo:create'),
  view('promotion', 'edit', '/promotion/edit/{promotion_id}/{award_type}', 'promo:edit', {
    award_type: ['gift', 'reward'],
  }),
  view('gift', 'show', '/promotion/view/{promotion_id}/gift/{gift_id}', 'promo:view'),
  view('gift', 'list', '/promotion/edit/{promotion_id}/gift/list', 'promo:edit'),
  view('gift', 'create', '/promotion/edit/{promotion_id}/gift/create', 'promo:edit'),
  view('gift', 'edit', '/promotion/edit/{promotion_id}/gift/edit/{gift_id}', 'promo:edit'),
  page('/promotion/view/{promotion_id}/gift/additional-award/list', 'promo:view'),
  view(
    'gift-award',
    'show',
    '/promotion/view/{promotion_id}/gift/additional-award/view/{award_id}',
    'promo:view',
  ),
  view(
    'gift-award',
    'list',
    '/promotion/edit/{promotion_id}/gift/additional-award/list',
    'promo:edit',
  ),
  view(
    'gift-award',
    'create',
    '/promotion/edit/{promotion_id}/gift/additional-award/create',
    'promo:edit',
  ),
  view(
    'gift-award',
    'edit',
    '/promotion/edit/{promotion_id}/gift/additional-award/edit/{award_id}',
    'promo:edit',
  ),

  view('reward', 'list', '/promotion/edit/{promotion_id}/reward/list', 'promo:edit'),
  page('/promotion/view/{promotion_id}/reward/additional-award/list', 'promo:view'),
  view(
    'reward-award',
    'show',
    '/promotion/view/{promotion_id}/reward/additional-award/view/{award_id}',
    'promo:view',
  ),
  view(
    'reward-award',
    'list',
    '/promotion/edit/{promotion_id}/reward/additional-award/list',
    'promo:edit',
  ),
  view(
    'reward-award',
    'create',
    '/promotion/edit/{promotion_id}/reward/additional-award/create',
    'promo:edit',
  ),
  view(
    'reward-award',
    'edit',
    '/promotion/edit/{promotion_id}/reward/additional-award/edit/{award_id}',
    'promo:edit',
  ),
];

export const UNBUILT_PERMISSIONS: Readonly<Record<string, AreaPermissions>> = {};

export const UNBUILT_MENU: Readonly<Record<string, MenuRow>> = {
  // An addition: docs/decisions.md.
  calendar: { group: 'communication', roles: MANAGERS },
};
