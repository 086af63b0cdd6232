import { createContext, RouterContextProvider } from 'react-router-dom';
import type { Services } from '../services.ts';

/** The services that a route's loader works with. */
export const routerServices = createContext<Services>();
type ReportFault = (error: unknown, url: string) => void;
/** Who is told of a loader's fault beside the page that tells of it: the server's log. */
export const reportFault = createContext<ReportFault>(() => undefined);

/** What the loaders of one request, or of the open page, are given. */
export function createRouterContext(services: Services, report?: ReportFault): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(routerServices, services);
  if (report) context.set(reportFault, report);
  return context;
}
