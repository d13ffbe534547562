import { useState } from 'react';
import { useLocation } from 'react-admin';
import { useFormFrame } from '@/kit/record/form-frame';

/**
 * A React key for a page's form, which changes when the user returns to a finished form.
 *
 * A finished form stays on the page until the next page's code is loaded, but no longer sends anything. A user who
 * returns to its address in the meantime gets a new form through the new key. Drawers set their own key.
 *
 * @returns `formKey`, and `expire`, which a finished form calls: the next address, even the same one, gets a new key
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
