import type { IncomingMessage } from 'node:http';

/** Browsers must come from the product's own pages; other clients send no origin and prove themselves by token. */
export function originGuard(publicOrigin: string) {
  return (
    request: IncomingMessage,
    answer: (error: string | null | undefined, isAllowed: boolean) => void,
  ): void => {
    const { origin } = request.headers;
    answer(null, origin === undefined || origin === publicOrigin);
  };
}
