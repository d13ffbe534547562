import type { View } from '@/core/resource';
import type { AddressRow, MenuRow } from './entity-table';
import type { AreaPermissions } from './roles';

/**
 * The facts from sections 2 and 6 of the specification for areas without a definition yet, retyped by hand. With
 * its definition an area gets a table of its own, and its rows move there: `entities/{resource}.spec-table.ts`.
 */
export type UnbuiltRow = AddressRow & { resource?: string; view?: View };

export const UNBUILT_ROUTES: readonly UnbuiltRow[] = [];

export const UNBUILT_PERMISSIONS: Readonly<Record<string, AreaPermissions>> = {};

export const UNBUILT_MENU: Readonly<Record<string, MenuRow>> = {};
