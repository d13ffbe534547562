import type { Plugin } from 'vite';

const EXCEPTION = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Makes the exceptions by which React suspends (`SuspenseException` and four more) without a stack. React makes them
 * when it is loaded, tells them apart by identity and shows none; but each takes the stack of that moment, for which a
 * browser with a debugger attached (developer tools, a test, a robot) reads all of React's code once more.
 */
export const reactExceptions = (): Plugin => ({
  name: 'react-exceptions',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler(code) {
      const stackless = code.replace(
        EXCEPTION,
        '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
      );
      if (stackless === code) this.error('React makes its exceptions in another way');
      return { code: stackless, map: null };
    },
  },
});
