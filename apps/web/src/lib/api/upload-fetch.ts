import { ApiError } from '@nukkad/contract/api-error.ts';

const STALL_MS = 30_000;

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  return new Headers(
    lines.filter(Boolean).map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

/**
 * Returns a `fetch` based on XMLHttpRequest, because only that reports the progress of an upload. It fails with
 * TIMEOUT after 30 seconds without progress. The whole upload has no time limit.
 */
export function uploadFetch(onProgress: (share: number) => void, stallMs = STALL_MS): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const stalled = new ApiError({ code: 'TIMEOUT', message: 'The upload stands still', status: 0 });
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (error: unknown) => {
        clearTimeout(timer);
        reject(error);
        request.abort();
      };
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(() => end(stalled), stallMs);
      };
      request.open(init.method ?? 'GET', String(address));
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        watch();
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => {
        clearTimeout(timer);
        resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }));
      };
      request.onerror = () => end(new TypeError('The upload broke off'));
      init.signal?.addEventListener('abort', () => end(init.signal?.reason));
      if (init.signal?.aborted) return end(init.signal.reason);
      watch();
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}
