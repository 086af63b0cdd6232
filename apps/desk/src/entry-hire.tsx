import { createPartnerClient } from '@nukkad/contract/partner/partner-client.ts';
import { createI18n, type I18n, loadPhrases } from '@nukkad/i18n';
import '@nukkad/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createServices } from './app/create-services.ts';
import { FIRST_PHRASES } from './app/first-phrases.ts';
import { HireRoutes } from './app/hire-routes.tsx';
import { deviceLanguage, followLanguage } from './lib/device-language.ts';
import { registerShellWorker } from './lib/register-shell-worker.ts';

function clientFor(i18n: I18n) {
  return createPartnerClient({ baseUrl: '/api', getLanguage: () => i18n.language as 'en' });
}

async function start(): Promise<void> {
  const language = deviceLanguage();
  const i18n = createI18n(language, await loadPhrases(language, FIRST_PHRASES));
  followLanguage(i18n);
  const services = createServices(i18n, clientFor(i18n));
  const root = createRoot(document.getElementById('root') as HTMLElement);
  root.render(
    <StrictMode>
      <BrowserRouter>
        <App services={services}>
          <HireRoutes />
        </App>
      </BrowserRouter>
    </StrictMode>,
  );
  registerShellWorker();
}

void start();
