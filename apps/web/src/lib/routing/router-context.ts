import { createContext, RouterContextProvider } from 'react-router-dom';
import type { Services } from '../services.ts';

/** Context of the services that route loaders use. */
export const routerServices = createContext<Services>();
type ReportFault = (error: unknown, url: string) => void;
/** Context of the callback that logs errors of loaders on the server, in addition to the error page. */
export const reportFault = createContext<ReportFault>(() => undefined);

/** Creates the context that the loaders of one request, or of the open page, receive. */
export function createRouterContext(services: Services, report?: ReportFault): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(routerServices, services);
  if (report) context.set(reportFault, report);
  return context;
}
