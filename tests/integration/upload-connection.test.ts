import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from '@/providers/http/connection';
import { upload } from '@/providers/http/upload';
import { session } from '@/providers/session/session';
import { person } from '../support/people';

/** An upload that ends at once with the event `type`. */
const callEndingIn = (type: 'load' | 'error') =>
  class extends EventTarget {
    upload = new EventTarget();
    status = 200;
    responseText = '{"message": "ok"}';
    responseURL = '';
    open(_method: string, address: string) {
      this.responseURL = new URL(address).href;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send() {
      this.dispatchEvent(new Event(type));
    }
  };

const send = () => upload({ path: 'api/v1/file/uploadCompany', file: new File(['code'], 'a.csv') });

let stop = () => {};
const ask = vi.fn(async () => undefined);

beforeEach(() => {
  session.start('token', person(['admin']));
  stop = connection.watch(ask);
  ask.mockClear();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('an answered upload shows that the server is there', async () => {
  vi.stubGlobal('XMLHttpRequest', callEndingIn('load'));
  connection.reportFailure();
  await send();
  expect(connection.isLost()).toBe(false);
});

it('after a failed upload the server is asked whether it is there', async () => {
  vi.stubGlobal('XMLHttpRequest', callEndingIn('error'));
  await expect(send()).rejects.toMatchObject({ kind: 'offline' });
  expect(ask).toHaveBeenCalledTimes(1);
});
