import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ResourceDefinition } from '@/core/resource';
import type { MessageKey } from '@/i18n/message-key';
import { ApiError } from '@/providers/http/api-error';
import { isSameValue } from '@/kit/form-state/changes';

/** Whether a refused change is stored all the same: its first answer was lost, or another user changed the same. */
export const isStored = (
  { endpoint }: ResourceDefinition,
  sent: FieldValues,
  stored: RaRecord,
): boolean =>
  endpoint.writable.every(
    (field) => !(field in sent) || isSameValue(sent[field], stored[field] as unknown),
  );

/**
 * The explanation of a save after which nobody knows whether the backend has saved: it sent no answer, or one that
 * cannot be read, or a proxy gave up on it. Undefined for other errors.
 */
export const unconfirmed = (error: unknown): MessageKey | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const { kind, status } = error;
  if (kind === 'timeout') return 'form.unconfirmed_text.timeout';
  if (kind === 'offline') return navigator.onLine ? 'form.unconfirmed_text.offline' : undefined;
  const isLost = kind === 'unreadable' && (status < 300 || GATEWAY_ERRORS.includes(status));
  return isLost ? 'form.unconfirmed_text.unreadable' : undefined;
};

/** The statuses of a proxy that got no answer in time, or none at all. */
const GATEWAY_ERRORS: readonly number[] = [502, 504];
