import { createContext, RouterContextProvider } from 'react-router-dom';
import type { Services } from '../services.ts';

/** React Router context that holds the services for route loaders. */
export const routerServices = createContext<Services>();
type ReportFault = (error: unknown, url: string) => void;
/** React Router context that holds the callback for logging errors of loaders on the server. */
export const reportFault = createContext<ReportFault>(() => undefined);

/** Creates the context that the loaders of one request, or of the open page, receive. */
export function createRouterContext(services: Services, report?: ReportFault): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(routerServices, services);
  if (report) context.set(reportFault, report);
  return context;
}
