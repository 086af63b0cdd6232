import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { cityNames } from './cities/city.routes.ts';
import { type ClientOptions, createClient } from './client.ts';
import { examples } from './examples.ts';
import { fileAddress, fileImage, fileUpload, videoUpload } from './files/file.routes.ts';
import { hrContact } from './hr/hr.routes.ts';
import { jobFilter, jobList } from './jobs/job.routes.ts';
import { otpVerify } from './otp/otp.routes.ts';
import { sessionGoogleSignIn, sessionLogout } from './session/session.routes.ts';

type Answer = { status?: number; body: unknown; headers?: Record<string, string> };

/** Returns a fake `fetch` that returns the given responses in turn, and records the requests. */
function serverWith(...answers: Answer[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    requests.push({ url: String(url), init });
    const answer = answers[requests.length - 1];
    if (!answer) throw new TypeError('fetch failed');
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  };
  return { requests, fetch };
}

const options: ClientOptions = {
  baseUrl: 'https://jobs.example.in/api',
  getAccessToken: () => 'token',
  getCandidateId: () => 'asha-1',
  getLanguage: () => 'mr',
};

const verified = [{ success: true, ...otpVerify.encodeResult(examples.otpVerify.output) }];
const hrInput = examples.hrContact.input;
const jobPage = { success: true, ...jobList.encodeResult(examples.jobList.output) };

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('what is sent', () => {
  it('sends an idempotency key for idempotent routes, and keeps it after renewing the token', async () => {
    const late = { status: 401, body: { success: false, code: 'TOKEN_EXPIRED', msg: '' } };
    const revealed = { success: true, ...hrContact.encodeResult(examples.hrContact.output) };
    const server = serverWith(late, { body: revealed }, { body: jobPage });
    const client = createClient({ ...options, fetch: server.fetch, refresh: async () => true });
    await client.call(hrContact, hrInput);
    await client.call(jobList, examples.jobList.input);
    const keys = server.requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0], null]);
  });

  it('fills in the caller id, token and language', async () => {
    const server = serverWith({ body: verified });
    const client = createClient({ ...options, fetch: server.fetch });
    const output = await client.call(otpVerify, examples.otpVerify.input);
    expect(output).toEqual(examples.otpVerify.output);
    const [request] = server.requests;
    expect(request?.url).toBe('https://jobs.example.in/api/jobseeker/validateMobileOTP');
    expect(JSON.parse(String(request?.init.body))).toEqual({
      jobseekerId: 'asha-1',
      loginFrom: 'Web',
      phone: '9876543210',
      mobileVeriOtp: '012345',
    });
    expect(request?.init.headers).toMatchObject({
      authorization: 'Bearer token',
      'accept-language': 'mr',
      'content-type': 'application/json',
    });
  });

  it('sends no caller id and no token for visitors', async () => {
    const server = serverWith({ body: jobPage });
    const client = createClient({ baseUrl: '', fetch: server.fetch });
    await client.call(jobList, examples.jobList.input);
    const init = server.requests[0]?.init;
    expect(JSON.parse(String(init?.body))).not.toHaveProperty('jobseekerId');
    expect(init?.headers).not.toHaveProperty('authorization');
  });

  it('never sends the token to a public route', async () => {
    const server = serverWith({ body: { success: true } });
    await createClient({ ...options, fetch: server.fetch }).call(sessionLogout, {});
    expect(server.requests[0]?.init.headers).not.toHaveProperty('authorization');
  });

  it('removes control characters, which the API rejects', async () => {
    const found = { success: true, ...jobFilter.encodeResult(examples.jobFilter.output) };
    const server = serverWith({ body: found });
    const client = createClient({ ...options, fetch: server.fetch });
    await client.call(jobFilter, { ...examples.jobFilter.input, text: 'co\u001Bok\u0000 \u009Bरसोइया' });
    expect(JSON.parse(String(server.requests[0]?.init.body))).toMatchObject({ searchText: 'cook रसोइया' });
  });

  it('escapes queries and paths, and fills the caller id into the path', async () => {
    const address = { success: true, ...fileAddress.encodeResult(examples.fileAddress.output) };
    const server = serverWith({ body: address }, { body: { success: true } }, { body: { success: true } });
    const client = createClient({ ...options, fetch: server.fetch });
    await client.call(fileAddress, { key: 'a/b c&d' });
    await client.call(fileImage, { key: 'a/b.png' });
    await failureOf(client.call(fileUpload, { kind: 'PHOTO' }));
    expect(server.requests.map((request) => request.url.slice(options.baseUrl.length))).toEqual([
      '/admin/getPresignedUrl?key=a%2Fb+c%26d',
      '/jobseeker/getImg/a%2Fb.png',
      '/jobseeker/asha-1/insertJobseekerImage',
    ]);
  });

  it('sends a file as the last part of a form', async () => {
    const stored = { success: true, ...fileUpload.encodeResult(examples.fileUpload.output) };
    const video = { success: true, ...videoUpload.encodeResult(examples.videoUpload.output) };
    const server = serverWith({ body: stored }, { body: stored }, { body: video });
    const client = createClient({ ...options, fetch: server.fetch });
    const file = new File(['%PDF'], 'asha.pdf', { type: 'application/pdf' });
    await client.call(fileUpload, { kind: 'RESUME' }, { file });
    await client.call(fileUpload, {}, { file });
    await client.call(videoUpload, {}, { file });
    const forms = server.requests.map((request) => [...(request.init.body as FormData).keys()]);
    expect(forms).toEqual([['kind', 'file'], ['file'], ['file']]);
    expect(server.requests[0]?.init.headers).not.toHaveProperty('content-type');
  });
});

describe('what comes back', () => {
  it('decodes a bare list', async () => {
    const server = serverWith({ body: ['Pune', 'Nashik'] });
    const output = await createClient({ ...options, fetch: server.fetch }).call(cityNames, {});
    expect(output).toEqual({ names: ['Pune', 'Nashik'] });
  });

  it('throws a refusal with its code, sentence and details', async () => {
    const refusal = { success: false, code: 'HR_WINDOW_CLOSED', msg: 'Call later', from: 9, to: 20 };
    const server = serverWith({ body: refusal });
    const error = await failureOf(createClient({ ...options, fetch: server.fetch }).call(hrContact, hrInput));
    expect(error).toMatchObject({ code: 'HR_WINDOW_CLOSED', message: 'Call later', status: 200 });
    expect(error.details).toMatchObject({ from: 9, to: 20 });
  });

  it("throws the refusal inside a list's first item", async () => {
    const server = serverWith({ body: [{ success: false, code: 'INVALID_OTP', msg: 'Invalid OTP' }] });
    const error = await failureOf(
      createClient({ ...options, fetch: server.fetch }).call(otpVerify, examples.otpVerify.input),
    );
    expect(error.code).toBe('INVALID_OTP');
  });

  it('throws an error with its issues, request id and retry time', async () => {
    const issues = [{ path: 'phone', message: 'is missing' }];
    const body = { success: false, code: 'VALIDATION_FAILED', msg: 'Wrong', requestId: 'r-1', issues };
    const server = serverWith({ status: 400, body, headers: { 'retry-after': '30' } });
    const error = await failureOf(
      createClient({ ...options, fetch: server.fetch }).call(otpVerify, examples.otpVerify.input),
    );
    expect(error).toMatchObject({ status: 400, issues, requestId: 'r-1', retryAfter: 30 });
  });

  it('throws INTERNAL if the response is not JSON or violates the contract', async () => {
    const server = serverWith(
      { status: 502, body: '<html>Bad gateway</html>' },
      { body: { success: true, jobs: 'none' } },
    );
    const client = createClient({ ...options, fetch: server.fetch });
    expect(await failureOf(client.call(jobList, examples.jobList.input))).toMatchObject({
      code: 'INTERNAL',
      status: 502,
    });
    expect(await failureOf(client.call(jobList, examples.jobList.input))).toMatchObject({
      code: 'INTERNAL',
      status: 200,
    });
  });

  it('throws OFFLINE if the server cannot be reached', async () => {
    const error = await failureOf(
      createClient({ ...options, fetch: serverWith().fetch }).call(jobList, examples.jobList.input),
    );
    expect(error).toMatchObject({ code: 'OFFLINE', status: 0 });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('rethrows an abort unchanged', async () => {
    const controller = new AbortController();
    controller.abort(new Error('left the page'));
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      init?.signal?.throwIfAborted();
      return new Response('{}');
    };
    const call = createClient({ ...options, fetch }).call(jobList, examples.jobList.input, {
      signal: controller.signal,
    });
    await expect(call).rejects.toThrow('left the page');
  });
});

describe('a missing response', () => {
  const LIMIT_MS = 20_000;

  /** A fake `fetch` that never resolves. It rejects when it is aborted, as in a browser. */
  function silent() {
    let asked = 0;
    const fetch: typeof globalThis.fetch = (_url, init) => {
      asked += 1;
      return new Promise((_answer, refuse) => {
        init?.signal?.addEventListener('abort', () => refuse(init.signal?.reason));
      });
    };
    return { fetch, asked: () => asked };
  }

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('times out at the limit', async () => {
    const { fetch } = silent();
    const ended = vi.fn();
    const client = createClient({ ...options, fetch, timeoutMs: LIMIT_MS });
    client.call(jobList, examples.jobList.input).catch(ended);
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMEOUT', status: 0 }));
  });

  it('counts retries within the same limit', async () => {
    const { fetch, asked } = silent();
    const ended = vi.fn();
    const client = createClient({ ...options, fetch, timeoutMs: LIMIT_MS });
    client.call(hrContact, hrInput).catch(ended);
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMEOUT' }));
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    expect(asked()).toBe(1);
  });

  it('does not time out uploads, and reports their progress', async () => {
    const reported: number[] = [];
    const upload: ClientOptions['upload'] = (onProgress) => async () => {
      onProgress(0.5);
      await new Promise((resolve) => setTimeout(resolve, LIMIT_MS * 2));
      return new Response(JSON.stringify({ success: true, ...fileUpload.encodeResult(stored) }));
    };
    const stored = examples.fileUpload.output;
    const client = createClient({ ...options, timeoutMs: LIMIT_MS, upload });
    const call = client.call(fileUpload, examples.fileUpload.input, {
      file: new Blob(['cv']),
      onProgress: (share) => reported.push(share),
    });
    await vi.advanceTimersByTimeAsync(LIMIT_MS * 2);
    await expect(call).resolves.toEqual(stored);
    expect(reported).toEqual([0.5]);
  });
});

describe('an expired access token', () => {
  const expired: Answer = { status: 401, body: { success: false, code: 'TOKEN_EXPIRED', msg: 'Log in' } };

  it('is renewed once, and the call repeated', async () => {
    const server = serverWith(expired, { body: verified });
    const tokens = ['old', 'new'];
    const refresh = vi.fn(async () => true);
    const client = createClient({
      ...options,
      fetch: server.fetch,
      refresh,
      getAccessToken: () => tokens.shift() ?? null,
    });
    await client.call(otpVerify, examples.otpVerify.input);
    expect(refresh).toHaveBeenCalledOnce();
    expect(server.requests[1]?.init.headers).toMatchObject({ authorization: 'Bearer new' });
  });

  it('throws if it cannot be renewed or expires again', async () => {
    for (const isRenewed of [false, true]) {
      const server = serverWith(expired, expired, { body: verified });
      const client = createClient({ ...options, fetch: server.fetch, refresh: async () => isRenewed });
      const error = await failureOf(client.call(otpVerify, examples.otpVerify.input));
      expect(error.code).toBe('TOKEN_EXPIRED');
      expect(server.requests).toHaveLength(isRenewed ? 2 : 1);
    }
  });

  it('is not renewed for a sign-in that failed', async () => {
    const failed = { status: 401, body: [{ success: false, code: 'SIGN_IN_FAILED', msg: 'No' }] };
    const refresh = vi.fn(async () => true);
    const client = createClient({ ...options, fetch: serverWith(failed).fetch, refresh });
    const error = await failureOf(client.call(sessionGoogleSignIn, examples.sessionGoogleSignIn.input));
    expect(error.code).toBe('SIGN_IN_FAILED');
    expect(refresh).not.toHaveBeenCalled();
  });
});
