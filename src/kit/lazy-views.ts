import { createElement } from 'react';
import type { FormDescription } from '@/kit/form/FormView';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ListDescription } from '@/kit/list/ListPage';
import type { FormProps, LazyForm, LazyView } from '@/kit/registry/views';

/** The list view of a resource, made of its description; both are loaded when the list is first shown. */
export const lazyList = (load: () => Promise<{ list: ListDescription }>): LazyView =>
  lazyComponent(async () => {
    const [{ ListPage }, { list }] = await Promise.all([import('@/kit/list/ListPage'), load()]);
    return { List: () => createElement(ListPage, { list }) };
  }, 'List');

/** The form view of a resource, likewise. */
export const lazyForm = (load: () => Promise<{ form: FormDescription }>): LazyForm =>
  lazyComponent(async () => {
    const [{ FormView }, { form }] = await Promise.all([import('@/kit/form/FormView'), load()]);
    return { Form: (props: FormProps) => createElement(FormView, { ...props, form }) };
  }, 'Form');
