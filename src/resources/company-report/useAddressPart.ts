import { useLocation, useNavigate } from 'react-admin';

/**
 * Returns the text that the page's address has as `parameter`, null for none, and a function that writes it: a link then
 * shows the same. The way back undoes it, unless it `replaces` the entry of the history.
 */
export const useAddressPart = (parameter: string, replaces = false) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const write = (text: string | null) => {
    const next = new URLSearchParams(search);
    if (text === null) next.delete(parameter);
    else next.set(parameter, text);
    navigate({ search: next.size > 0 ? `?${next}` : '' }, { replace: replaces });
  };
  return [new URLSearchParams(search).get(parameter), write] as const;
};
