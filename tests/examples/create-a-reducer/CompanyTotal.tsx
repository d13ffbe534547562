import { useGetList } from 'react-admin';
import { useFormats } from '@/ui/formats/useFormats';

/** How many companies there are, as the list of companies knows it. */
export const CompanyTotal = () => {
  const { number } = useFormats();
  const { total } = useGetList('company', { pagination: { page: 1, perPage: 1 } });
  return <span>{total === undefined ? '–' : number(total)}</span>;
};
