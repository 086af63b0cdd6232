import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadFetch } from './upload-fetch.ts';

const STALL_MS = 30_000;

/** The part of XMLHttpRequest that an upload uses. The test advances it. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  body: unknown;
  isAborted = false;

  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 7\r\n';
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const INIT: RequestInit = { method: 'POST', headers: { authorization: 'Bearer t' }, body: 'picture' };

it('reports the progress, and returns a response as fetch does', async () => {
  const reported: number[] = [];
  const answer = uploadFetch((share) => reported.push(share))('/api/upload', INIT);
  FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 30, total: 120 });
  FakeRequest.last.upload.onprogress?.({ lengthComputable: false, loaded: 60, total: 0 });
  FakeRequest.last.answer(429, '{"code":"RATE_LIMITED"}');
  const response = await answer;
  expect(reported).toEqual([0.25]);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('7');
  expect(await response.json()).toEqual({ code: 'RATE_LIMITED' });
  expect(FakeRequest.last.headers).toEqual({ authorization: 'Bearer t' });
  expect(FakeRequest.last.body).toBe('picture');
});

it('times out after 30 seconds without progress', async () => {
  const ended = vi.fn();
  uploadFetch(() => undefined)('/api/upload', INIT).catch(ended);
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(STALL_MS - 1);
    FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded, total: 4 });
  }
  await vi.advanceTimersByTimeAsync(STALL_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMEOUT' }));
  expect(FakeRequest.last.isAborted).toBe(true);
});

it.each(['before it began', 'on the way'])('is aborted when it is cancelled %s', async (when) => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  if (when === 'before it began') controller.abort(reason);
  const upload = uploadFetch(() => undefined)('/api/upload', { ...INIT, signal: controller.signal });
  controller.abort(reason);
  await expect(upload).rejects.toBe(reason);
  expect(FakeRequest.last.isAborted).toBe(true);
});

it('rejects as fetch does if the connection is lost', async () => {
  const upload = uploadFetch(() => undefined)('/api/upload', INIT);
  FakeRequest.last.onerror?.();
  await expect(upload).rejects.toBeInstanceOf(TypeError);
});
