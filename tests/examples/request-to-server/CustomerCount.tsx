import { useQuery } from '@tanstack/react-query';
import { useFormats } from '@/ui/formats/useFormats';
import { fetchCustomerCount } from './customer-count';

/** A dash while the number is on its way, and where it did not come. */
export const CustomerCount = ({ company }: { company: string }) => {
  const { number } = useFormats();
  const { data } = useQuery({
    queryKey: ['customer-count', company],
    queryFn: ({ signal }) => fetchCustomerCount(company, signal),
  });
  return <span>{data === undefined ? '–' : number(data)}</span>;
};
