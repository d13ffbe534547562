import type * as z from '@/core/zod';

/**
 * The message of an empty required field. Messages of schemas are keys of the catalogue, with their arguments packed
 * by {@link packMessage}.
 */
export const REQUIRED = 'validation.required';

/** Prefix by which react-admin distinguishes a packed message from a plain key. */
const PACKED = '@@react-admin@@';

export type ValidationMessage = { message: string; args?: Record<string, unknown> };

/** Packs a key of the catalogue with its arguments into one string, in the form react-admin's inputs read. */
export const packMessage = (message: string, args?: Record<string, unknown>): string =>
  args ? PACKED + JSON.stringify({ message, args }) : message;

/** The reverse of {@link packMessage}. */
export const unpackMessage = (text: string): ValidationMessage =>
  text.startsWith(PACKED)
    ? (JSON.parse(text.slice(PACKED.length)) as ValidationMessage)
    : { message: text };

export type FieldIssue = { field: string; message: string };

/** The issues of a failed parse, one per field: its path in dots and its packed message. */
export const fieldIssues = (error: z.ZodError): FieldIssue[] => {
  const seen = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (!seen.has(field)) seen.set(field, issue.message);
  }
  return [...seen].map(([field, message]) => ({ field, message }));
};

/** `noun` without its capital letter, for use within a sentence. */
export const withinSentence = (noun: string): string =>
  noun.charAt(0).toLowerCase() + noun.slice(1);
