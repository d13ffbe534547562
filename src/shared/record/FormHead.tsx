import { useEffect } from 'react';
import { PageHead } from '@/shared/page/PageHead';
import { useFormFrame } from './form-frame';

type FormHeadProps = { title: string; subtitle?: string };

/** The title of a form, where its frame has one. */
export const FormHead = ({ title, subtitle }: FormHeadProps) => {
  const { kind, setTitle } = useFormFrame();
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return kind === 'page' ? <PageHead title={title} subtitle={subtitle} /> : null;
};
