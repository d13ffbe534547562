import { useEffect } from 'react';
import { PageHead } from '@/shared/page/PageHead';
import { useFormFrame } from './form-frame';

type FormHeadProps = { title: string; subtitle?: string };

/** The title of a form: above it on a page, in the drawer's heading in a drawer. */
export const FormHead = ({ title, subtitle }: FormHeadProps) => {
  const { kind, setTitle } = useFormFrame();
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return kind === 'page' ? <PageHead title={title} subtitle={subtitle} /> : null;
};
