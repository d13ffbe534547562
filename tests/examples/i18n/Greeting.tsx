import { useTranslate } from '@/shared/i18n/useTranslate';

type GreetingProps = { name: string; mails: number };

export const Greeting = ({ name, mails }: GreetingProps) => {
  const translate = useTranslate();
  return (
    <p>
      {translate('pages.welcome.greeting', { name })},{' '}
      {translate('pages.welcome.mails', { smart_count: mails })}
    </p>
  );
};
