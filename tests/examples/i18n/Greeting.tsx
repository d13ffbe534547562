import { useTranslate } from 'react-admin';

type GreetingProps = { name: string; mails: number };

export const Greeting = ({ name, mails }: GreetingProps) => {
  const translate = useTranslate();
  return (
    <p>
      {translate('pages.my-account.greeting', { name })},{' '}
      {translate('pages.my-account.mails', { smart_count: mails })}
    </p>
  );
};
