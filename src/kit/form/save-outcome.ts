import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ResourceDefinition } from '@/core/resource';
import type { MessageKey } from '@/i18n/message-key';
import { ApiError } from '@/providers/http/api-error';
import { isSameValue } from '@/kit/form-state/changes';

/** Whether a refused change is already stored: its first answer was lost, or another user made the same change. */
export const isStored = (
  { endpoint }: ResourceDefinition,
  sent: FieldValues,
  stored: RaRecord,
): boolean =>
  endpoint.writable.every(
    (field) => !(field in sent) || isSameValue(sent[field], stored[field] as unknown),
  );

/**
 * Explains an error after which the save may or may not have succeeded: the backend sent no answer or an unreadable
 * one, or a proxy gave up waiting. Returns a message key; undefined for other errors.
 */
export const unconfirmed = (error: unknown): MessageKey | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const { kind, status } = error;
  if (kind === 'timeout') return 'form.unconfirmed_text.timeout';
  if (kind === 'offline') return navigator.onLine ? 'form.unconfirmed_text.offline' : undefined;
  const isLost = kind === 'unreadable' && (status < 300 || GATEWAY_ERRORS.includes(status));
  return isLost ? 'form.unconfirmed_text.unreadable' : undefined;
};

/** Statuses of a proxy that got no answer, or not in time. */
const GATEWAY_ERRORS: readonly number[] = [502, 504];
