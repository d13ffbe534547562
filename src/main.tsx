import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './app/Root';

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
