import { afterAll } from 'vitest';
import { ApiError } from '@/providers/http/api-error';

/**
 * Leaves out what react-admin's development build logs for each call that was refused or aborted: tests do both on
 * purpose. react-admin itself leaves out aborted calls, but recognises them only by the browser's `DOMException`.
 */
export const dropRefusals = (): void => {
  const { error } = console;
  console.error = (...logged: unknown[]) => {
    const [first] = logged;
    const isExpected =
      first instanceof ApiError || (first instanceof Error && first.name === 'AbortError');
    if (!isExpected) error(...logged);
  };
  afterAll(() => {
    console.error = error;
  });
};
