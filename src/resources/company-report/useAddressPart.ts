import { useLocation, useNavigate } from 'react-admin';

/**
 * Returns the text that the page's address has as `parameter`, null for none, and a function that writes it: a link then
 * shows the same, and the way back undoes it.
 */
export const useAddressPart = (parameter: string) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const write = (text: string | null) => {
    const next = new URLSearchParams(search);
    if (text === null) next.delete(parameter);
    else next.set(parameter, text);
    navigate({ search: next.size > 0 ? `?${next}` : '' });
  };
  return [new URLSearchParams(search).get(parameter), write] as const;
};
