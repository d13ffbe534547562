import { useState } from 'react';
import { useLocation } from 'react-admin';
import { useFormFrame } from '@/kit/record/form-frame';

/**
 * A React key for the form of a page, which changes when the reader comes back to a finished form.
 *
 * A finished form stays on the page until the code of the next page is loaded, and sends nothing any more. A reader who
 * returns to its address in the meantime gets a new form by the new key. Drawers set a key of their own.
 *
 * @returns `expire`, to be called when the form is finished: the next address, even the same one again, gets a new key
 */
export const useFormKey = () => {
  const { key: visit } = useLocation();
  const { kind } = useFormFrame();
  const [formKey, setFormKey] = useState(0);
  const [expiredAt, setExpiredAt] = useState<string | null>(null);
  if (expiredAt !== null && expiredAt !== visit) {
    setExpiredAt(null);
    setFormKey(formKey + 1);
  }
  return { formKey, expire: () => setExpiredAt(kind === 'page' ? (visit ?? '') : null) };
};
