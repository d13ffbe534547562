import { useTranslate } from '@/ui/hooks/useTranslate';

type GreetingProps = { name: string; companies: number };

export const Greeting = ({ name, companies }: GreetingProps) => {
  const translate = useTranslate();
  return (
    <p>
      {translate('pages.dashboard.greeting', { name })}: {companies}{' '}
      {translate('resources.company.name', { smart_count: companies })}
    </p>
  );
};
