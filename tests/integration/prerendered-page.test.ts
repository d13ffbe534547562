import { expect, test, vi } from 'vitest';
import { prerenderedPage } from '@/ui/browser/prerendered-page';

const MARKUP = `<form><input name="email" /><button type="button">Lingua</button><button>Accedi</button></form>`;

const show = () => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  prerenderedPage.show(MARKUP, container);
  const [language, submit] = container.querySelectorAll('button');
  return {
    email: container.querySelector('input') as HTMLInputElement,
    form: container.querySelector('form') as HTMLFormElement,
    language: language as HTMLButtonElement,
    submit: submit as HTMLButtonElement,
  };
};

test('what is typed can be read until the code takes over', () => {
  const { email } = show();
  email.value = 'admin@example.com';
  expect(prerenderedPage.typed('email')).toBe('admin@example.com');
  expect(prerenderedPage.typed('password')).toBeUndefined();

  prerenderedPage.handOver();

  expect(prerenderedPage.isShown()).toBe(false);
  expect(prerenderedPage.typed('email')).toBeUndefined();
});

test('what is pressed is done once the code is there, each once and in its order', () => {
  const { language, submit } = show();
  submit.click();
  language.click();
  submit.click();
  expect(submit.ariaBusy).toBe('true');
  const done: string[] = [];
  submit.addEventListener('click', () => done.push('submit'));
  language.addEventListener('click', () => done.push('language'));

  prerenderedPage.handOver();

  expect(done).toEqual(['submit', 'language']);
  expect(submit.ariaBusy).toBe('false');
});

test('the browser sends nothing by itself; afterwards it is the code’s to say', () => {
  const { form } = show();
  const send = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(send()).toBe(true);
  prerenderedPage.handOver();
  const own = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', own);
  expect(send()).toBe(true);
  expect(own).toHaveBeenCalledOnce();
});
