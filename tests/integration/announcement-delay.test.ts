import { expect, it, vi } from 'vitest';
import { createAnnouncementDelay } from '@/kit/form-errors/announcement-delay';

it('what is to be said of a text waits until typing pauses, or its field is left', () => {
  vi.useFakeTimers();
  const sheet = document.createElement('div');
  sheet.innerHTML = '<input name="email"><input name="code">';
  document.body.append(sheet);
  const [email, code] = sheet.querySelectorAll('input');
  const delay = createAnnouncementDelay();
  const end = delay.watch(sheet);
  const tell = vi.fn();

  email?.focus();
  delay.announce('code', tell);
  expect(tell).toHaveBeenCalledTimes(1);
  delay.announce('email', tell);
  vi.advanceTimersByTime(1_900);
  email?.dispatchEvent(new Event('input', { bubbles: true }));
  vi.advanceTimersByTime(1_900);
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(tell).toHaveBeenCalledTimes(2);
  delay.announce('email', tell);
  code?.focus();
  expect(tell).toHaveBeenCalledTimes(3);

  end();
  sheet.remove();
  vi.useRealTimers();
});
