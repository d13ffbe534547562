import { useMemo, useRef, useState } from 'react';
import { formReducer, initialFormState, type FormStore } from '@/kit/form-state/form-state';

/** The form's reducer; its state can be read right after a dispatch, before the next render. */
export const useFormReducer = (...started: Parameters<typeof initialFormState>) => {
  const [state, setState] = useState(() => initialFormState(...started));
  const latest = useRef(state);
  const store = useMemo(
    (): FormStore => ({
      getState: () => latest.current,
      dispatch: (event) => {
        const next = formReducer(latest.current, event);
        if (next === latest.current) return false;
        latest.current = next;
        setState(next);
        return true;
      },
    }),
    [],
  );
  return [state, store] as const;
};
