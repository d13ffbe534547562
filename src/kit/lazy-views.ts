import { createElement } from 'react';
import type { FormDescription } from '@/kit/form/FormView';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ListDescription } from '@/kit/list/ListPage';
import type { FormProps, LazyForm, LazyView } from '@/kit/registry/views';

/** Makes the list view of a resource from its description; the code of both loads when the list is first shown. */
export const lazyList = (load: () => Promise<{ list: ListDescription }>): LazyView =>
  lazyComponent(async () => {
    const [{ ListPage }, { list }] = await Promise.all([import('@/kit/list/ListPage'), load()]);
    return { List: () => createElement(ListPage, { list }) };
  }, 'List');

/** Makes the form view of a resource from its description; the code of both loads when the form is first shown. */
export const lazyForm = (load: () => Promise<{ form: FormDescription }>): LazyForm =>
  lazyComponent(async () => {
    const [{ FormView }, { form }] = await Promise.all([import('@/kit/form/FormView'), load()]);
    return { Form: (props: FormProps) => createElement(FormView, { ...props, form }) };
  }, 'Form');
